package kodama.lua;

import kodama.lua.error.MemoryError;
import kodama.lua.error.MessageError;
import kodama.lua.error.ScriptError;
import kodama.lua.translate.JavaDepth;
import org.jspecify.annotations.Nullable;
import org.luaj.vm2.LuaError;
import org.luaj.vm2.LuaFunction;
import org.luaj.vm2.LuaValue;
import org.luaj.vm2.Prototype;
import org.luaj.vm2.Varargs;

/** Compiler and interpreter as a machine sees them. */
final class InterpreterEngine implements Engine {

    /** Most Java calls within each other; the reference's limit for C calls. */
    private static final int DEEPEST = 200;

    private final LuaMachine machine;
    private final Compilation compilation;
    private final JavaFrames javaFrames = new JavaFrames();
    private final Failures failures = new Failures();
    private final Execution execution = new Execution(failures);

    /** Until the machine takes a new {@link Turn}; in resumes. */
    private int untilNextTurn = Turn.LENGTH;

    InterpreterEngine(LuaMachine machine) {
        this.machine = machine;
        compilation = new Compilation(machine);
    }

    // scripts

    @Override
    public LuaFunction load(String name, byte[] source, LuaValue environment) {
        return compilation.file(name, source, environment);
    }

    @Override
    public ScriptFunction compile(String chunkName, byte[] source, LuaValue environment) {
        return compilation.text(chunkName, source, environment);
    }

    @Override
    public ScriptFunction function(Prototype chunk, LuaValue environment) {
        return compilation.function(new Code(machine, chunk), environment);
    }

    // running

    @Override
    public @Nullable Coroutine running() {
        return machine.turn.running;
    }

    @Override
    public Varargs call(LuaFunction function, Varargs args) {
        Coroutine running = running();
        if (running != null) return nested(running, function, args);
        try {
            return nested(begin(machine.mainCoroutine()), function, args);
        } catch (LuaError error) {
            throw failures.ofCall(error);
        } finally {
            machine.turn.running = null;
        }
    }

    private Coroutine begin(Coroutine coroutine) {
        beginTurn();
        machine.turn.running = coroutine;
        coroutine.resumeFor(null);
        return coroutine;
    }

    /** Java begins to run scripts: these have a whole budget. */
    private void beginTurn() {
        machine.budget.refuel();
        failures.forget();
        if (--untilNextTurn >= 0) return;
        untilNextTurn = Turn.LENGTH;
        machine.turn = new Turn();
    }

    private Varargs nested(Coroutine co, LuaFunction function, Varargs args) {
        int depth = descend(co);
        co.showCalls();
        co.javaCalls++;
        boolean fromNative = co.calledFromNative;
        boolean isInJava = co.isInJava;
        LuaValue called = machine.turn.called;
        co.calledFromNative = co.isInJava = false;
        try {
            return execution.run(co, function, args);
        } finally {
            co.isInJava = isInJava;
            machine.turn.called = called;
            co.calledFromNative = fromNative;
            co.javaCalls--;
            ascend(depth);
        }
    }

    /** Begins a run within what runs already, if anything does; returns how deep that one began. */
    private int descend(@Nullable Coroutine running) {
        if (machine.nested >= DEEPEST) throw new MessageError("C stack overflow");
        machine.nested++;
        int depth = machine.javaDepth;
        machine.javaDepth = Math.max(depth, running == null ? 0 : running.javaDepth()) + JavaDepth.NESTED_RUN;
        return depth;
    }

    private void ascend(int depth) {
        machine.nested--;
        machine.javaDepth = depth;
    }

    @Override
    public Varargs resumeFromJava(Coroutine co, Varargs args) {
        if (running() != null) return resumeWithin(co, args);
        beginTurn();
        try {
            return resume(co, args);
        } catch (LuaError error) {
            throw Failures.ofResume(error, co);
        }
    }

    /** Java, which a script has called, resumes another coroutine. */
    private Varargs resumeWithin(Coroutine co, Varargs args) {
        long kept = machine.budget.keepBack();
        try {
            return resume(co, args);
        } catch (LuaError error) {
            throw Failures.ofResume(error, co);
        } finally {
            machine.budget.giveBack(kept);
        }
    }

    @Override
    public Varargs resume(Coroutine co, Varargs args) {
        if (co.status != Coroutine.SUSPENDED) throw cannotResume(co);
        Turn turn = machine.turn;
        Coroutine from = turn.running;
        int depth = descend(from);
        if (from != null) interrupt(from, turn);
        turn.running = co;
        co.resumeFor(from);
        if (co.pauses != null) co.pauses.goesOn();
        try {
            Varargs values = execution.proceed(co, args);
            if (co.status == Coroutine.RUNNING) co.end();
            return values;
        } catch (LuaError error) {
            co.die();
            throw error;
        } finally {
            ascend(depth);
            if (co.pauses != null) co.pauses.givesWay();
            turn.running = from;
            if (from != null) goOn(from, turn);
        }
    }

    /** Most are resumed by Java alone, and are spared this. */
    private static void interrupt(Coroutine running, Turn turn) {
        running.status = Coroutine.NORMAL;
        if (running.called != turn.called) running.called = turn.called;
    }

    private static void goOn(Coroutine interrupted, Turn turn) {
        interrupted.status = Coroutine.RUNNING;
        turn.called = interrupted.called;
    }

    private static ScriptError cannotResume(Coroutine co) {
        String status = co.isDead() ? "dead" : "non-suspended";
        return new ScriptError(LuaValue.valueOf("cannot resume " + status + " coroutine"));
    }

    @Override
    public void showCalls(Coroutine co) {
        javaFrames.show(co);
    }

    @Override
    public void know(TranslatedCode translated, Code code) {
        javaFrames.know(translated, code);
    }

    @Override
    public String traceback(Coroutine co) {
        return co.isDead() && co.frame != null ? Traceback.ofError(co) : Traceback.of(co, 0);
    }

    // limits

    @Override
    public String place() {
        Call call = lookedAtAgain().innermostScript();
        return call == null ? "" : call.place() + ": ";
    }

    @Override
    public MemoryError outOfMemory() {
        return OutOfMemory.near(lookedAtAgain());
    }

    /** What runs: a function that looked at its calls before may have returned since. */
    private Coroutine lookedAtAgain() {
        Coroutine running = machine.running();
        running.isShown = false;
        return running;
    }

    @Override
    public boolean isRunning() {
        return running() != null;
    }

    @Override
    public boolean wantsTurn() {
        return machine.collector().wantsTurn();
    }

    @Override
    public void takeTurn() {
        machine.collector().takeTurn();
    }

    @Override
    public void sample(long since) {
        lookedAtAgain();
        machine.sampled(since);
    }

    // collections

    @Override
    public void clearBehindCall() {
        UnusedRegisters.clearBehindCall(machine.running());
    }

    @Override
    public void clearBehindVariables() {
        UnusedRegisters.clearBehindVariables(machine.running());
    }

    @Override
    public void clearCaches() {
        compilation.clearCaches();
        javaFrames.forgetTables();
    }

    @Override
    public void flush() {
        machine.additions().files().flush();
    }

    @Override
    public void runApart(Runnable work) {
        LuaFunction body = new Builtin("?", args -> {
            work.run();
            return LuaValue.NONE;
        });
        machine.resume(machine.scriptCoroutine(body), LuaValue.NONE);
    }
}
