package kodama.script;

import kodama.draw.Images;
import kodama.draw.Sheet;
import org.luaj.vm2.LuaError;
import org.luaj.vm2.LuaValue;

/** Finds pictures by Lua strings. */
final class Sheets {
    private final Images images;
    private final Texts names = new Texts();

    Sheets(Images images) {
        this.images = images;
    }

    /** Returns the sheet that a script's value names. */
    Sheet get(LuaValue name) {
        if (name.isstring()) return images.sheet(names.of(name));
        throw new LuaError("field 'sprite' must be the name of an image but was a " + name.typename());
    }
}
