package kodama.script;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;
import kodama.shot.Hitbox;
import org.jspecify.annotations.Nullable;
import org.luaj.vm2.LuaError;
import org.luaj.vm2.LuaValue;

/**
 * A field of a task's table that means something to the framework, as {@link TaskNotes} describes it.
 *
 * @param name its name
 * @param type what it must hold if it is not nil; null for anything
 * @param bit how a frame knows that the table was given it; see {@link SeenFields}
 * @param kept how the task keeps it, or null if the table does
 */
record TaskField(
        String name,
        @Nullable LuaType type,
        int bit,
        @Nullable KeptField kept) {
    private static final Map<LuaValue, TaskField> ALL = all();

    /** All names, in their order, for guesses. */
    static final List<String> NAMES =
            List.copyOf(new TreeSet<>(ALL.values().stream().map(TaskField::name).toList()));

    private static Map<LuaValue, TaskField> all() {
        LuaModule notes = new LuaModule("", "");
        TaskNotes.addTo(notes);
        Map<LuaValue, TaskField> all = new HashMap<>();
        for (LuaModule.Field note : notes.fields()) {
            LuaValue key = LuaValue.valueOf(note.name());
            all.put(key, new TaskField(note.name(), type(note.type()), SeenFields.bit(key), KeptField.of(key)));
        }
        return Map.copyOf(all);
    }

    /** Numbers need not be whole, as a frame counted in halves is no mistake; yes or no is what Lua takes for it. */
    private static @Nullable LuaType type(String word) {
        return switch (word) {
            case "number", "integer" -> LuaType.NUMBER;
            case "string" -> LuaType.STRING;
            case "function" -> LuaType.FUNCTION;
            default -> null;
        };
    }

    /** The field of that name, or null if the name means nothing to the framework. */
    static @Nullable TaskField of(LuaValue key) {
        return ALL.get(key);
    }

    /**
     * Checks what a script gives to the field.
     *
     * @throws LuaError if it is of the wrong type
     */
    void check(LuaValue value) {
        if (kept != null || value.isnil()) return;
        if (type != null && !type.accepts(value))
            throw new LuaError("a task's '" + name + "' must be " + type.phrase() + " but was a " + value.typename());
        if (type == LuaType.NUMBER && Double.isNaN(value.todouble()))
            throw new LuaError("a task's '" + name + "' must be a number but was nan, as 0/0 is");
        if (bit == SeenFields.HITBOX && !value.isuserdata(Hitbox.class))
            throw new LuaError("a task's 'hitbox' must be a circle(r) or box(w, h) but was a " + value.typename());
        if (name.equals("parent"))
            throw new LuaError("a task's 'parent' cannot be set; a child is started by parent:spawn(...)");
    }
}
