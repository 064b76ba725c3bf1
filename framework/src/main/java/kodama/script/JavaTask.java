package kodama.script;

import kodama.base.LeakLedger;
import kodama.draw.DrawList;
import org.jspecify.annotations.Nullable;
import org.luaj.vm2.LuaError;
import org.luaj.vm2.LuaTable;
import org.luaj.vm2.LuaValue;
import org.luaj.vm2.Varargs;

/**
 * A task written in Java: {@code spawn("my.game.Starfield", { speed = 2 })}.
 *
 * <p>The class needs a public constructor without parameters. It lives by the same rules as a Lua task and has a table
 * too, whose fields it reads with {@link #number}, {@link #text} and {@link #flag}; a sprite named there is drawn as for any task. What is
 * to be done at its end it gives to {@link #onFinish} in {@link #start}. Heavy work it can do beside other tasks, as a
 * {@link kodama.task.Preparing} one.
 *
 * <p>Owned by the game thread.
 */
public abstract class JavaTask extends ScriptedTask {
    /** Makes a task without fields; they are there from {@link #start} on. */
    protected JavaTask() {
        setDrawn(true);
    }

    /** Prepares the first tick; called once while the task is spawned, with all fields readable. */
    protected void start() {}

    /**
     * Takes note of an event, at once and whether or not the task waits for it; unless overridden, calls the function that
     * the table has under {@code on_} and the event's name.
     *
     * @param event its name
     * @param argument the first of what a script sent along: a Double, String, Boolean or Task; null for nothing
     */
    @Override
    protected void hear(String event, @Nullable Object argument) {
        super.hear(event, argument);
    }

    @Override
    final @Nullable Object sent(Varargs arguments) {
        return LuaArguments.toJava(arguments.arg1(), world().tables());
    }

    /**
     * Draws this task; unless overridden, its sprite.
     *
     * @param list where to draw
     */
    @Override
    public void draw(DrawList list) {
        super.draw(list);
    }

    /**
     * Reads a field.
     *
     * @param field its name
     * @param otherwise the value when scripts gave none
     * @return the number
     * @throws IllegalArgumentException if the field is no number
     * @throws IllegalStateException while tasks prepare
     */
    protected final double number(String field, double otherwise) {
        LuaValue key = world().names().of(field);
        return SpriteFields.checked(key, value(key), otherwise);
    }

    /**
     * Reads a field.
     *
     * @param field its name
     * @param otherwise the value when scripts gave none
     * @return the text
     * @throws IllegalStateException while tasks prepare
     */
    protected final String text(String field, String otherwise) {
        LuaValue value = value(world().names().of(field));
        if (value.isnil()) return otherwise;
        if (value.isstring()) return Utf8.decode(value);
        throw new LuaError("field '" + field + "' must be a string but was a " + value.typename());
    }

    /**
     * Reads a field that says yes or no, as scripts take it: everything but nil and false is yes.
     *
     * @param field its name
     * @return whether it says yes
     * @throws IllegalStateException while tasks prepare
     */
    protected final boolean flag(String field) {
        return value(world().names().of(field)).toboolean();
    }

    /** What a script would read: what the table lacks may be the parent's, or be kept by the task itself. */
    private LuaValue value(LuaValue key) {
        LuaValue own = fields().rawget(key);
        return own.isnil() ? table().get(key) : own;
    }

    /**
     * Writes a field, as an assignment by a script does.
     *
     * @param field its name
     * @param value the number
     * @throws IllegalStateException while tasks prepare
     */
    protected final void put(String field, double value) {
        put(field, LuaValue.valueOf(value));
    }

    /**
     * Writes a field, as an assignment by a script does.
     *
     * @param field its name
     * @param value the text
     * @throws IllegalStateException while tasks prepare
     */
    protected final void put(String field, String value) {
        put(field, Utf8.encode(value));
    }

    /**
     * Writes a field, as an assignment by a script does.
     *
     * @param field its name
     * @param value yes or no
     * @throws IllegalStateException while tasks prepare
     */
    protected final void put(String field, boolean value) {
        put(field, LuaValue.valueOf(value));
    }

    private void put(String field, LuaValue value) {
        fields();
        world().fields().write(this, world().names().of(field), value);
    }

    /** The table, which one thread at a time may touch. */
    private LuaTable fields() {
        LuaTable fields = table();
        tasks();
        return fields;
    }

    /**
     * Notes that this task has opened something that must be closed by the end of the world: a thread, a file, a
     * connection, a listener. If it is not, the next reset tells of it, and tests fail.
     *
     * @param kind what it is, as {@code listener}
     * @param name which one it is
     * @return the note; to be closed with the thing, {@link #onFinish} at the latest
     */
    protected final LeakLedger.Entry opened(String kind, String name) {
        return world().services().ledger().open(LeakLedger.Lifetime.WORLD, kind, name);
    }

    /**
     * Finds a subsystem that the game has brought along.
     *
     * @param <T> its type
     * @param type its class, or an interface that it implements
     * @return the first in {@code subsystems} of {@code game.lua} that fits
     * @throws IllegalStateException if there is none, or it could not be opened
     */
    protected final <T> T subsystem(Class<T> type) {
        for (Object each : world().services().subsystems()) if (type.isInstance(each)) return type.cast(each);
        throw new IllegalStateException("no subsystem " + type.getName() + " is open; is it in 'subsystems' of "
                + GameConfig.FILE + ", and did it open?");
    }

    /**
     * Tells how wide the picture is.
     *
     * @return in virtual pixels
     */
    protected final int screenWidth() {
        return world().config().width();
    }

    /**
     * Tells how high the picture is.
     *
     * @return in virtual pixels
     */
    protected final int screenHeight() {
        return world().config().height();
    }
}
