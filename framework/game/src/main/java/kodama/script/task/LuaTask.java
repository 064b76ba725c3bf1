package kodama.script.task;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Supplier;
import kodama.draw.DrawList;
import kodama.lua.ActiveLabel;
import kodama.lua.Coroutine;
import kodama.lua.LuaMachine;
import kodama.lua.ScriptFunction;
import kodama.lua.bind.Lua;
import kodama.lua.bind.LuaException;
import kodama.lua.bind.RepeatedCall;
import kodama.lua.bind.Value;
import kodama.lua.bind.Values;
import kodama.task.Task;
import kodama.time.GameTime;
import org.jspecify.annotations.Nullable;
import org.luaj.vm2.LuaFunction;
import org.luaj.vm2.LuaTable;
import org.luaj.vm2.LuaValue;
import org.luaj.vm2.Varargs;

/**
 * A task whose behavior is a Lua coroutine: one resume is one tick, a return is its end.
 *
 * <p>What it draws while it runs is kept in a picture of its own, which stays on screen until it runs again.
 */
public final class LuaTask extends ScriptedTask {
    /**
     * What a task does.
     *
     * @param style how the task is written
     * @param origin the script's function, or the first of several, by which messages name the task; for what has
     *     none of the script's, the line that spawned it
     * @param routine what runs as the task's coroutine
     */
    record Body(TaskStyle style, LuaValue origin, LuaFunction routine) {
        Body(LuaFunction function) {
            this(TaskStyle.ROUTINE, function, function);
        }
    }

    /** What all tasks of a world run on. */
    record Runtime(LuaMachine machine, RunningTask running, GameTime time) {}

    /** What {@code wait_for} returns when its time is up. */
    private static final Varargs TOO_LATE = LuaValue.varargsOf(LuaValue.NIL, LuaValue.valueOf("timeout"));

    private boolean isFirstStretch = true;
    private boolean isInStretch;
    private boolean hasReturned;

    // what each turn begins with comes first: it stands in memory beside what a frame asks of a ScriptedTask

    private final Runtime engine;

    /** Made at the first run, so that a task that is not spawned after all leaves nothing behind. */
    private @Nullable Coroutine coroutine;

    /** Gives the coroutine what it has waited for; null for nothing but time. */
    private @Nullable Supplier<Varargs> answer;

    /** What its function gets at the first run, and what it has returned after the last. */
    private Varargs values;

    private @Nullable DrawList picture;
    private @Nullable DrawHook hook;

    // its body
    private final TaskStyle style;
    private final LuaValue origin;
    private final LuaFunction function;

    private LuaValue state = LuaValue.NIL;
    private Varargs stateArguments = LuaValue.NONE;

    /** @param arguments what its function gets at its first run */
    LuaTask(Runtime engine, Body body, Varargs arguments) {
        this.engine = engine;
        this.values = arguments;
        style = body.style;
        origin = body.origin;
        function = body.routine;
    }

    @Override
    protected boolean update(double dt) {
        Varargs given = delivered();
        if (picture != null) picture.clear();
        isInStretch = true;
        Varargs returned = resume(given);
        isInStretch = false;
        if (coroutine().isDead()) end(returned);
        else if (!isAlive()) coroutine().kill();
        isFirstStretch = false;
        return !coroutine().isDead();
    }

    @Override
    protected int prefetchUpdate(int step) {
        return prefetchDraw(step) + (coroutine == null ? 0 : coroutine.prefetch(step));
    }

    private Varargs resume(Varargs given) {
        int before = engine.running.beginTurn();
        try {
            return coroutine().resume(given);
        } finally {
            engine.running.end(before);
        }
    }

    private Coroutine coroutine() {
        if (coroutine == null) coroutine = engine.machine.coroutine(function);
        return coroutine;
    }

    private void end(Varargs returned) {
        hasReturned = isAlive();
        values = returned;
        if (isFirstStretch && isAlive()) services().endedAtOnce(origin(), style, table());
    }

    /** What the coroutine gets for what it has waited for; most have waited for nothing but time. */
    private Varargs delivered() {
        if (answer != null) return answered(answer);
        Varargs given = values;
        if (given != LuaValue.NONE) values = LuaValue.NONE;
        return given;
    }

    private Varargs answered(Supplier<Varargs> by) {
        answer = null;
        return by.get();
    }

    private Varargs heard() {
        return hasReceived() ? toLua(received()).raw() : TOO_LATE;
    }

    /** Whether an error in its function has ended it. */
    public boolean hasFailed() {
        return isInStretch && !isAlive();
    }

    @Override
    boolean hasReturned() {
        return hasReturned;
    }

    /** What an event's function does, it does for the task that has the function. */
    @Override
    public Task subject() {
        Task owner = parent();
        return style == TaskStyle.HANDLER && owner != null ? owner.subject() : this;
    }

    /**
     * The variables of its function, or of the innermost that this has called, at the line where it waits; none before
     * its first run.
     */
    public Map<String, Object> locals() {
        return coroutine == null || coroutine.isDead() ? Map.of() : new LinkedHashMap<>(Lua.locals(coroutine));
    }

    /** The coroutine that its function runs in; null before its first run. */
    public @Nullable Coroutine routine() {
        return coroutine;
    }

    @Override
    void end() {
        if (coroutine != null && coroutine.isSuspended()) coroutine.kill();
        if (hook != null) hook.end();
    }

    /** The labels of the calls that it is in, the innermost first. */
    public List<ActiveLabel> labels() {
        return coroutine == null ? List.of() : coroutine.labels();
    }

    @Override
    protected int bytes() {
        return super.bytes() + (coroutine == null ? 0 : coroutine.bytes());
    }

    @Override
    Values results() {
        return coroutine == null ? Values.NONE : Values.of(values);
    }

    @Override
    Object toEventArgument(Values values) {
        return values;
    }

    // waits

    /** Rests for at least one tick. */
    public void waitTicks(double ticks) {
        sleep(ticks);
    }

    /** Rests until someone wakes it. */
    public void waitUntilWoken() {
        suspend();
    }

    /** Waits for an event; what is sent along is what the coroutine then gets. */
    public void waitForEvent(String event) {
        waitFor(event);
        answer = this::heard;
    }

    /** Waits for an event, but at most for some ticks. */
    public void waitForEvent(String event, double ticks) {
        waitFor(event, ticks);
        answer = this::heard;
    }

    /** Waits for the end of another task that is alive; what its function returned is what the coroutine then gets. */
    public void awaitEnd(ScriptedTask other) {
        await(other);
        answer = () -> other.results().raw();
    }

    boolean runsIn(Coroutine asked) {
        return coroutine == asked;
    }

    // style

    @Override
    public boolean isInStates() {
        return style == TaskStyle.STATES;
    }

    /** What is called each tick, in state style. */
    LuaValue state() {
        return state;
    }

    /** Moves on: from the next tick on another function is called, with these arguments behind the usual ones. */
    public void setState(Value function, Values arguments) {
        if (isTraced()) logTransition("state " + placeOf(state) + " -> " + placeOf(function.raw()));
        state = function.raw();
        stateArguments = arguments.raw();
    }

    /** What the state gets behind the usual arguments. */
    Varargs stateArguments() {
        return stateArguments;
    }

    /** Length of this tick; in seconds. */
    LuaValue dt() {
        return LuaValue.valueOf(engine.time.dt() * timeScale());
    }

    /** What is called each tick, in phase style. */
    LuaValue phaseFunction() {
        LuaTable phases = phaseTable();
        if (phases == null) throw new LuaException("a task's 'phases' must stay a table");
        LuaValue function = phases.rawget(phaseNames().key(phase(), phases));
        if (!function.isfunction()) phaseNames().require(phases, phase());
        return function;
    }

    @Override
    @Nullable
    LuaTable phaseTable() {
        boolean hasPhases = style == TaskStyle.PHASES;
        return hasPhases && fields().rawget("phases") instanceof LuaTable phases ? phases : null;
    }

    @Override
    protected String kind() {
        return origin();
    }

    /** The place where the function was written, as in {@code enemies/popcorn.lua:12}. */
    @Override
    protected String origin() {
        return placeOf(origin);
    }

    /** Between two calls of a state or phase, the function that will be called; before the first run, its beginning. */
    @Override
    public String location() {
        String line = coroutine == null ? null : coroutine.location();
        if (line != null) return line;
        LuaValue next = isInStates() ? state : phaseIfAny();
        return next.isfunction() ? placeOf(next) : origin();
    }

    private LuaValue phaseIfAny() {
        LuaTable phases = phaseTable();
        return phases == null ? LuaValue.NIL : phases.rawget(phaseNames().key(phase(), phases));
    }

    private static String placeOf(LuaValue function) {
        if (function instanceof ScriptFunction written) return written.start();
        return function instanceof LuaFunction other ? other.name() : function.tojstring();
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
        if (picture != null) list.append(picture, shiftX(), shiftY());
        drawSprite(list);
        if (mayHave(FieldNames.DRAW) && !services().names().draw.get(fields()).isnil()) hook().draw(list);
    }

    private DrawHook hook() {
        if (hook == null) hook = new DrawHook();
        return hook;
    }

    /** Calls the task's {@code draw} function once a frame, with the frame's own list as the place to draw to. */
    private final class DrawHook extends RepeatedCall {
        private final Coroutine calls = engine.machine.coroutine(this);

        void draw(DrawList list) {
            int before = engine.running.beginDrawing(LuaTask.this, list);
            try {
                calls.resume(LuaValue.NONE);
            } finally {
                engine.running.endDrawing(before);
            }
            if (!isAlive()) end();
        }

        /** Ends with its task; if that ends while it draws, as soon as it has drawn. */
        void end() {
            if (calls.isSuspended()) calls.kill();
        }

        @Override
        protected LuaValue function() {
            LuaValue function = services().names().draw.get(fields());
            if (function.isfunction()) return function;
            throw new LuaException("a task's 'draw' must be a function but was a " + function.typename());
        }

        @Override
        protected Varargs arguments() {
            return fields();
        }

        @Override
        protected boolean isDone(Varargs results) {
            return false;
        }
    }
}
