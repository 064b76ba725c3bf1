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
    /** What {@code wait_for} returns when its time is up. */
    private static final Varargs TOO_LATE = LuaValue.varargsOf(LuaValue.NIL, LuaValue.valueOf("timeout"));

    private static final String FUNCTION = "function <";

    private final LuaBody body;
    private final Coroutine coroutine;
    private LuaValue state = LuaValue.NIL;
    private Varargs stateArguments = LuaValue.NONE;
    private @Nullable DrawHook hook;
    private @Nullable DrawList picture;
    private boolean listens;
    private @Nullable ScriptedTask awaited;
    private Varargs next;
    private Varargs results = LuaValue.NONE;
    private boolean isFirstStretch = true;
    private boolean isInStretch;

    /**
     * Makes a task.
     *
     * @param body what runs as a coroutine
     * @param arguments what its function gets at its first run
     */
    LuaTask(ScriptWorld world, LuaTable table, LuaBody body, Varargs arguments) {
        bind(world, table);
        this.body = body;
        this.coroutine = world.machine().coroutine(body.routine());
        this.next = arguments;
    }

    @Override
    protected boolean update(double dt) {
        Varargs given = delivered();
        if (picture != null) picture.clear();
        isInStretch = true;
        Varargs values = world().runIn(this, coroutine, given);
        isInStretch = false;
        if (coroutine.isDead()) end(values);
        else if (!isAlive()) coroutine.kill();
        isFirstStretch = false;
        return !coroutine.isDead();
    }

    private void end(Varargs values) {
        results = values;
        if (isFirstStretch && isAlive() && !world().scenes().isChanging())
            world().hints().endedAtOnce(origin(), body.style(), table());
    }

    /** What the coroutine gets for what it has waited for; most have waited for nothing but time. */
    private Varargs delivered() {
        if (listens || awaited != null) return heard();
        Varargs given = next;
        if (given != LuaValue.NONE) next = LuaValue.NONE;
        return given;
    }

    private Varargs heard() {
        Varargs given = awaited != null ? awaited.results() : hasReceived() ? LuaArguments.toLua(received()) : TOO_LATE;
        listens = false;
        awaited = null;
        return given;
    }

    /** Whether an error in its function has ended it. */
    boolean hasFailed() {
        return isInStretch && !isAlive();
    }

    @Override
    void end() {
        if (coroutine.isSuspended()) coroutine.kill();
        if (hook != null) hook.end();
    }

    @Override
    protected int bytes() {
        return super.bytes() + coroutine.bytes();
    }

    @Override
    Varargs results() {
        return results;
    }

    @Override
    Object sent(Varargs arguments) {
        return arguments;
    }

    // waits

    void rest(double ticks) {
        sleep(ticks);
    }

    void restUntilWoken() {
        suspend();
    }

    /** Waits for an event; what is sent along is what the coroutine then gets. */
    void listen(String event) {
        waitFor(event);
        listens = true;
    }

    /** Waits for an event, but no longer than so many ticks. */
    void listen(String event, double ticks) {
        waitFor(event, ticks);
        listens = true;
    }

    /** Waits for the end of another task; what its function returned is what the coroutine then gets. */
    void awaitEnd(ScriptedTask other) {
        await(other);
        awaited = other;
    }

    boolean runsIn(Coroutine asked) {
        return coroutine == asked;
    }

    // style

    boolean isInStates() {
        return body.style() == LuaBody.Style.STATES;
    }

    /** What is called each tick, in state style. */
    LuaValue state() {
        return state;
    }

    /** Moves on: from the next tick on this is called, with those values behind the usual ones. */
    void setState(LuaValue function, Varargs arguments) {
        if (isTraced()) tell("state " + placeOf(state) + " -> " + placeOf(function));
        state = function;
        stateArguments = arguments;
    }

    Varargs stateArguments() {
        return stateArguments;
    }

    @Override
    protected String phaseName(int number) {
        LuaTable phases = phaseTable();
        return phases == null
                ? super.phaseName(number)
                : world().phases().key(number, phases).tojstring();
    }

    @Override
    @Nullable
    LuaTable phaseTable() {
        boolean hasPhases = body.style() == LuaBody.Style.PHASES;
        return hasPhases && table().rawget("phases") instanceof LuaTable phases ? phases : null;
    }

    @Override
    protected String kind() {
        return origin();
    }

    /** The place where the function was written, as in {@code enemies/popcorn.lua:12}. */
    @Override
    protected String origin() {
        return placeOf(body.origin());
    }

    private static String placeOf(LuaValue function) {
        String name = function instanceof LuaFunction written ? written.name() : function.tojstring();
        return name.startsWith(FUNCTION) ? name.substring(FUNCTION.length(), name.length() - 1) : name;
    }

    // drawing

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
