package kodama.lua;

import kodama.lua.error.MemoryError;
import org.jspecify.annotations.Nullable;
import org.luaj.vm2.LuaFunction;
import org.luaj.vm2.LuaValue;
import org.luaj.vm2.Prototype;
import org.luaj.vm2.Varargs;

/** Compiler and interpreter as a machine sees them. */
final class InterpreterEngine implements Engine {

    private final LuaMachine machine;
    private final Compilation compilation;
    private final Runs runs;
    private final JavaFrames javaFrames = new JavaFrames();

    InterpreterEngine(LuaMachine machine) {
        this.machine = machine;
        compilation = new Compilation(machine);
        runs = new Runs(machine);
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
    public Varargs call(LuaFunction function, Varargs args) {
        return runs.call(function, args);
    }

    @Override
    public Varargs resumeFromJava(Coroutine co, Varargs args) {
        return runs.resumeFromJava(co, args);
    }

    @Override
    public Varargs resume(Coroutine co, Varargs args) {
        return runs.resume(co, args);
    }

    @Override
    public @Nullable Coroutine running() {
        return runs.running();
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
