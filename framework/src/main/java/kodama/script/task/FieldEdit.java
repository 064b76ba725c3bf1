package kodama.script.task;

import java.util.List;
import kodama.lua.bind.LuaException;
import kodama.lua.bind.Table;
import kodama.lua.bind.Value;
import kodama.task.Task;
import org.luaj.vm2.LuaValue;

/** Takes what a person has typed for a field of {@link FieldSheet}. Owned by the game thread. */
public final class FieldEdit {
    private FieldEdit() {}

    /**
     * Gives a field another value of the type that it has, as an assignment by a script does. An empty text takes a
     * name, a group or a draw priority away.
     *
     * @param task any that is alive
     * @param path which field, as a row has it
     * @param typed the value as a person has typed it
     * @throws RuntimeException if that is not possible; its message tells why
     */
    public static void write(Task task, List<Object> path, String typed) {
        if (!(task instanceof ScriptedTask scripted)) throw new LuaException(task + " has no fields");
        Value key = Value.ofObject(path.get(path.size() - 1));
        if (path.size() == 1) writeOwn(scripted, key, typed);
        else writeInner(tableAt(scripted, path), key, words(path), typed);
    }

    private static void writeOwn(ScriptedTask task, Value key, String typed) {
        TaskField field = TaskField.of(key.raw());
        Value value = field != null && field.isKeptBy(task)
                ? kept(task, field, typed)
                : parse(task.table().get(key).typeName(), key.text(), typed);
        task.home().write(task, key.raw(), value.raw());
    }

    private static Value kept(ScriptedTask task, TaskField field, String typed) {
        Value now = Value.of(field.read(task));
        if (typed.isEmpty() && field.mayBeNil()) return Value.NIL;
        return parse(now.isNil() ? field.typeName() : now.typeName(), field.fieldName(), typed);
    }

    private static void writeInner(Table table, Value key, String name, String typed) {
        table.put(key, parse(table.get(key).typeName(), name, typed));
    }

    private static Table tableAt(ScriptedTask task, List<Object> path) {
        Table at = task.table();
        for (int i = 0; i < path.size() - 1; i++) {
            if (!(at.get(Value.ofObject(path.get(i))) instanceof Table inner))
                throw new LuaException("'" + words(path.subList(0, i + 1)) + "' is no table any more");
            at = inner;
        }
        return at;
    }

    private static String words(List<Object> path) {
        StringBuilder words = new StringBuilder();
        for (Object key : path) {
            String name = FieldTexts.name(Value.ofObject(key));
            words.append(words.isEmpty() || name.startsWith("[") ? "" : ".").append(name);
        }
        return words.toString();
    }

    private static Value parse(String type, String name, String typed) {
        return switch (type) {
            case "number" -> number(name, typed);
            case "boolean" -> truth(name, typed);
            case "string" -> Value.of(unquoted(typed));
            case "any" -> any(typed);
            case "nil" -> throw new LuaException("'" + name + "' is not there any more");
            default -> throw new LuaException("'" + name + "' is a " + type + ", which cannot be typed");
        };
    }

    private static Value any(String typed) {
        LuaValue number = Value.of(typed.strip()).raw().tonumber();
        return number.isnil() ? Value.of(unquoted(typed)) : Value.of(number);
    }

    private static Value number(String name, String typed) {
        LuaValue number = Value.of(typed.strip()).raw().tonumber();
        if (!number.isnil()) return Value.of(number);
        throw new LuaException("'" + name + "' must be a number but was \"" + typed + "\"");
    }

    private static Value truth(String name, String typed) {
        return switch (typed.strip()) {
            case "true" -> Value.of(true);
            case "false" -> Value.of(false);
            default -> throw new LuaException("'" + name + "' must be true or false but was \"" + typed + "\"");
        };
    }

    private static String unquoted(String typed) {
        boolean isQuoted = typed.length() >= 2 && typed.startsWith("\"") && typed.endsWith("\"");
        return isQuoted ? typed.substring(1, typed.length() - 1) : typed;
    }
}
