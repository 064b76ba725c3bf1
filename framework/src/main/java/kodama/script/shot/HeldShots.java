package kodama.script.shot;

import java.util.IdentityHashMap;
import java.util.Map;
import kodama.lua.bind.Lua;
import kodama.shot.Shot;
import org.jspecify.annotations.Nullable;
import org.luaj.vm2.LuaTable;
import org.luaj.vm2.LuaValue;

/**
 * Which flying shot a table stands for. A shot gets its table when a script first asks for it, and keeps that to its
 * end; then the table is let go of. Only looked up, never walked through, so that identity gives no order away.
 */
final class HeldShots implements ShotMetatable.Finder {
    private final Map<LuaValue, HeldShot> flying = new IdentityHashMap<>();
    private final Lua lua;

    HeldShots(Lua lua) {
        this.lua = lua;
    }

    /** Holds a shot that no script has held so far; one that is gone has its last fields in the table at once. */
    HeldShot hold(Shot shot, ShotHome home, ShotMetatable metatable) {
        LuaTable table = (LuaTable) lua.newTable().raw();
        HeldShot held = new HeldShot(shot, table, home, metatable);
        shot.setNote(held);
        metatable.adopt(table);
        if (shot.isAlive()) flying.put(table, held);
        else held.settle();
        return held;
    }

    /** The shot as scripts hold it; null if none does. */
    static @Nullable HeldShot of(Shot shot) {
        return shot.note() instanceof HeldShot held ? held : null;
    }

    @Override
    public @Nullable HeldShot find(LuaValue table) {
        return flying.get(table);
    }

    /** Lets go of a shot that is gone, whose table keeps what it was last. */
    void release(HeldShot held) {
        if (flying.remove(held.table) != null) held.settle();
    }

    /** How many are flying. */
    int count() {
        return flying.size();
    }
}
