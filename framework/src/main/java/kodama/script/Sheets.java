package kodama.script;

import java.util.HashMap;
import java.util.Map;
import kodama.draw.Images;
import kodama.draw.Sheet;
import org.luaj.vm2.LuaError;
import org.luaj.vm2.LuaString;
import org.luaj.vm2.LuaValue;

/** Finds pictures by Lua strings; each name is made a Java string once, not in every frame. */
final class Sheets {
    private final Images images;
    private final Map<LuaValue, String> names = new HashMap<>();

    Sheets(Images images) {
        this.images = images;
    }

    /** Returns the sheet that a script's value names. */
    Sheet get(LuaValue name) {
        String known = names.get(name);
        return images.sheet(known != null ? known : learn(name));
    }

    private String learn(LuaValue name) {
        if (!name.isstring()) {
            throw new LuaError("field 'sprite' must be the name of an image but was a " + name.typename());
        }
        if (name instanceof LuaString) names.put(name, name.tojstring());
        return name.tojstring();
    }
}
