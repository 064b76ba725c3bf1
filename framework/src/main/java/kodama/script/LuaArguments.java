package kodama.script;

import org.jspecify.annotations.Nullable;
import org.luaj.vm2.LuaValue;
import org.luaj.vm2.Varargs;

/** What goes along with an event, on its way between scripts and tasks written in Java. */
final class LuaArguments {
    private LuaArguments() {}

    /** What a script gets: all that a script sent, or the one thing that Java sent. */
    static Varargs toLua(@Nullable Object sent) {
        if (sent instanceof Varargs values) return values;
        if (sent instanceof Number number) return LuaValue.valueOf(number.doubleValue());
        if (sent instanceof String text) return Utf8.encode(text);
        if (sent instanceof Boolean flag) return LuaValue.valueOf(flag);
        if (sent instanceof ScriptedTask task) return task.table();
        return sent == null ? LuaValue.NONE : LuaValue.userdataOf(sent);
    }

    /** What a task written in Java gets: the first of what a script sent. */
    static @Nullable Object toJava(LuaValue first, TaskTables tables) {
        return switch (first.type()) {
            case LuaValue.TNIL -> null;
            case LuaValue.TNUMBER -> first.todouble();
            case LuaValue.TSTRING -> Utf8.decode(first);
            case LuaValue.TBOOLEAN -> first.toboolean();
            case LuaValue.TUSERDATA -> first.touserdata();
            default -> tables.find(first) != null ? tables.find(first) : first;
        };
    }
}
