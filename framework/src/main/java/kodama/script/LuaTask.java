package kodama.script;

import kodama.draw.DrawList;
import kodama.lua.Coroutine;
import org.jspecify.annotations.Nullable;
import org.luaj.vm2.LuaFunction;
import org.luaj.vm2.LuaTable;
import org.luaj.vm2.LuaValue;
import org.luaj.vm2.Varargs;

/**
 * A task whose behaviour is a Lua coroutine: one resume is one tick, a return is its end.
 *
 * <p>What it draws while it runs is kept in a picture of its own, which stays on screen until it runs again.
 */
final class LuaTask extends ScriptedTask {
    private static final String FUNCTION = "function <";

    private final LuaFunction body;
    private final Coroutine coroutine;
    private @Nullable DrawHook hook;
    private @Nullable DrawList picture;
    private @Nullable String awaitedEvent;
    private Varargs next;
    private boolean isFirstStretch = true;

    /**
     * Makes a task of a function.
     *
     * @param body runs as a coroutine
     * @param arguments what the function gets at its first run
     */
    LuaTask(ScriptWorld world, LuaTable table, LuaFunction body, Varargs arguments) {
        bind(world, table);
        this.body = body;
        this.coroutine = world.machine().coroutine(body);
        this.next = arguments;
    }

    @Override
    protected boolean update(double dt) {
        Varargs given = next;
        next = LuaValue.NONE;
        if (picture != null) picture.clear();
        Varargs results = world().runIn(this, coroutine, given);
        if (coroutine.isDead()) next = results;
        else if (!isAlive()) coroutine.kill();
        if (coroutine.isDead() && isFirstStretch) world().hints().endedAtOnce(this);
        isFirstStretch = false;
        return !coroutine.isDead();
    }

    @Override
    protected void finish() {
        if (coroutine.status().equals("suspended")) coroutine.kill();
        world().finished(this, next);
    }

    /** Waits for a signal; the arguments of the signal are what the coroutine then gets. */
    void awaitEvent(String event) {
        awaitedEvent = event;
        suspend();
    }

    /** Goes on if this task waits for the event. */
    @Override
    void hear(String event, Varargs arguments) {
        if (event.equals(awaitedEvent)) resumeWith(arguments);
    }

    /** Goes on with the given values, at its next turn. */
    void resumeWith(Varargs values) {
        awaitedEvent = null;
        next = values;
        if (isAlive()) wake();
    }

    /** The place where the function was written, as in {@code enemies/popcorn.lua:12}. */
    @Override
    protected String kind() {
        String name = body.name();
        return name.startsWith(FUNCTION) ? name.substring(FUNCTION.length(), name.length() - 1) : name;
    }

    void rest(int ticks) {
        sleep(ticks);
    }

    void restUntilWoken() {
        suspend();
    }

    boolean runsIn(Coroutine asked) {
        return coroutine == asked;
    }

    /** Where this task's drawing goes while it runs. */
    DrawList picture() {
        if (picture == null) picture = new DrawList();
        setDrawn(true);
        return picture;
    }

    @Override
    public void draw(DrawList list) {
        if (isHidden()) return;
        if (picture != null) list.append(picture);
        drawSprite(list);
        if (mayHave(SeenFields.DRAW) && !table().rawget(world().names().draw).isnil()) hook().draw(list);
    }

    private DrawHook hook() {
        if (hook == null) hook = new DrawHook(this);
        return hook;
    }
}
