package kodama.script.task;

import kodama.hit.GroupNames;
import kodama.hit.Targets;
import kodama.lua.bind.LuaException;
import kodama.lua.bind.LuaType;
import kodama.lua.bind.StringCache;
import kodama.lua.bind.Value;

/** Reads whom something hits: the name of a group, or a list of such names. */
public final class GroupSets {
    private final GroupNames groups;
    private final StringCache strings = new StringCache();

    /**
     * Reads sets of groups.
     *
     * @param groups their numbers
     */
    public GroupSets(GroupNames groups) {
        this.groups = groups;
    }

    /**
     * Reads a set; quick for names that were read before.
     *
     * @param value a name, or a list of names
     * @param what where it stands, for the message, such as {@code field 'hits'}
     * @return a bit for each group
     * @throws LuaException if it is neither, or the list is empty
     */
    public long of(Value value, String what) {
        if (!value.is(LuaType.TABLE)) return bit(value, what);
        int count = value.length();
        if (count == 0) throw new LuaException(what + " must name a group but was an empty table");
        long set = 0;
        for (int i = 1; i <= count; i++) set |= bit(Value.of(value.raw().rawget(i)), what);
        return set;
    }

    private long bit(Value name, String what) {
        if (name.raw().isstring()) return Targets.mask(groups.id(strings.of(name)));
        throw new LuaException(what + " must be the name of a group, or a list of them, but was " + name.told());
    }
}
