package kodama.script.task;

import kodama.hit.GroupNames;
import kodama.hit.Targets;
import kodama.lua.bind.LuaException;
import kodama.lua.bind.StringCache;
import kodama.lua.bind.Value;
import org.luaj.vm2.LuaValue;

/** Converts the name of a group, or a list of such names, to a bit mask. */
public final class GroupMasks {
    private final GroupNames groups;
    private final StringCache strings = new StringCache();

    /** The name converted last, and its bit: similar bodies follow one another. */
    private LuaValue last = LuaValue.NIL;

    private long lastBit;

    public GroupMasks(GroupNames groups) {
        this.groups = groups;
    }

    /**
     * Converts groups; fast for names that were converted before.
     *
     * @param value a name, or a list of names
     * @param what description of the value for messages, such as {@code field 'hits'}
     * @return one bit for each group
     * @throws LuaException if it is neither, or the list is empty
     */
    public long of(Value value, String what) {
        return of(value.raw(), what);
    }

    long of(LuaValue value, String what) {
        if (!value.istable()) return bitOf(value, what);
        int count = value.rawlen();
        if (count > Targets.MAX_GROUPS)
            throw new LuaException(
                    what + " must list at most " + Targets.MAX_GROUPS + " groups but was a list of " + count);
        if (count == 0) throw new LuaException(what + " must name a group but was an empty table");
        long set = 0;
        for (int i = 1; i <= count; i++) set |= bitOf(value.rawget(i), what);
        return set;
    }

    private long bitOf(LuaValue name, String what) {
        if (name == last) return lastBit;
        if (!name.isstring())
            throw new LuaException(what + " must be the name of a group, or a list of them, but was "
                    + Value.of(name).describe());
        lastBit = Targets.mask(groups.id(strings.name(name, () -> what)));
        last = name;
        return lastBit;
    }
}
