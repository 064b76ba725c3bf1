package kodama.lua;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import kodama.lua.error.MessageError;
import kodama.lua.limit.Budget;
import kodama.lua.translate.InstructionCosts;
import kodama.lua.value.Hashes;
import kodama.lua.value.ObjectNames;
import kodama.lua.value.SequencedObject;
import kodama.lua.value.VarargsArray;
import org.jspecify.annotations.Nullable;
import org.luaj.vm2.LuaError;
import org.luaj.vm2.LuaValue;
import org.luaj.vm2.Varargs;

/** A Lua coroutine: frames and registers on the heap, no thread. Owned by its machine's thread. */
public final class Coroutine extends LuaValue implements SequencedObject {

    static final int SUSPENDED = 0;
    static final int RUNNING = 1;
    static final int NORMAL = 2;
    static final int DEAD = 3;
    private static final String[] STATUS = {"suspended", "running", "normal", "dead"};

    /** Most registers of one coroutine; the reference's limit. */
    private static final int MOST_REGISTERS = 1_000_000;

    /** Registers kept back for the handlers of a stack overflow. */
    private static final int RESERVE = 10_000;

    /** Most resumable functions within each other; the reference's limit for C functions. */
    static final int MOST_NESTED = 200;

    /** Deeper labels are those of code that calls itself; no one reads them. */
    private static final int MOST_LABELS = 200;

    /** So many values are moved for nothing; more count against the budget. */
    private static final int FEW = InstructionCosts.FEW_RESULTS;

    /** Registers it has at least, once it has any. */
    private static final int SMALLEST = 8;

    // sizes of objects on a 64-bit machine, in bytes
    private static final int SHELL = 96;
    private static final int FRAME = 80;
    private static final int PLACE = 4;

    private static final LuaValue[] NO_REGISTERS = new LuaValue[0];
    private static final double[] NO_NUMBERS = new double[0];

    final LuaMachine machine;

    /** The machine's. */
    final Budget budget;

    /** By what the machine counts it. */
    final int sequence;

    /** One of the four above; a number, since storing an object costs more at each resume. */
    int status = SUSPENDED;

    LuaValue[] stack = NO_REGISTERS;

    /** Registers of the innermost call that are in {@link #numbers} in place of the stack, a bit for each. */
    int spilled;

    /** See {@link UnboxedSpills}. */
    double[] numbers = NO_NUMBERS;

    /** The innermost call, or null before the start and after the end. */
    @Nullable
    Call frame;

    /**
     * Reads a little of what a resume begins with, so that memory has it near.
     *
     * @param step 0 for the coroutine, then for its registers and the innermost call, and for what a Java function that
     *     waits goes on with; from 0 to 3
     * @return a sum, which means nothing
     */
    public int prefetch(int step) {
        if (step == 0) return sequence + status;
        Call call = frame;
        if (call == null) return 0;
        return step == 1 ? readRegistersAhead() + call.pc : call.prefetch(step);
    }

    private int readRegistersAhead() {
        return stack.length + (numbers.length == 0 ? 0 : (int) numbers[0]);
    }

    /** The first call of the chain, used again and again. */
    private @Nullable Call first;

    /** Translated functions may call each other as long as their registers end below it. */
    int ceiling;

    /** The register from which the depth of translated calls is counted; below the first when others run below. */
    int depthOrigin;

    /** The next instruction of a translated function that goes from one of its parts to another. */
    int movedTo;

    /** The first register of the function that was entered as Java from its frame. */
    int enteredBase;

    /** Whether translated functions run on top of the innermost frame, or of one that shows them. */
    boolean isInJava;

    /** Whether frames show where those are now. */
    boolean hasShadowFrames;

    /** The plain function that a translated one calls, kept for the time that another coroutine has its turn. */
    @Nullable
    LuaValue called;

    /** Where translated functions that have no frames yet end; what Java calls goes above. */
    int floor;

    /** The end of an open list of arguments or results. */
    int top;

    @Nullable
    Upvalue openUpvalues;

    /** What a resumable function wants called. */
    LuaValue target = NIL;

    /** Values on their way: arguments of a wanted call, or what a yield passes. */
    Varargs transfer = NONE;

    /** Set when the interpreter shall return to Java with {@link #transfer}. */
    boolean isLeaving;

    /** Whether the interpreter has left only to come back at once. */
    boolean isStopped;

    /** The error for which it has left so; it is not thrown, as Java takes long for that. */
    @Nullable
    LuaError raised;

    /** Whether it waits in a call whose results no one takes. */
    boolean ignoresResults;

    /** Calls from Java that are under way; while there are any, the coroutine cannot yield. */
    int javaCalls;

    /** Whether a plain Java function runs on behalf of a resumable one: its errors have no position. */
    boolean calledFromNative;

    /** What {@code debug.sethook} has set, or null. */
    @Nullable
    Hook hook;

    /** Whether Java made it, which then is alone to resume it. */
    boolean isOwnedByJava;

    /** The one that has resumed it last, or null when Java has. */
    private @Nullable Coroutine resumer;

    /** Hears when it gives way and goes on; null for no one. */
    @Nullable
    YieldListener yieldListener;

    /** What the coroutine will run. */
    private LuaValue body;

    Coroutine(LuaMachine machine, LuaValue body) {
        this.machine = machine;
        this.budget = machine.budget;
        this.body = body;
        this.sequence = machine.nextSequence();
    }

    /**
     * Runs the coroutine until it yields or ends.
     *
     * @param args the body's arguments at the first resume, later what {@code yield} returns
     * @return what the coroutine yielded or returned
     * @throws LuaFailure if an error ends the coroutine, or if it is not suspended
     */
    public Varargs resume(Varargs args) {
        return machine.engine().resumeFromJava(this, args);
    }

    /**
     * Where the coroutine is in its life, in Lua's words.
     *
     * @return {@code suspended}, {@code running}, {@code normal} or {@code dead}
     */
    public String status() {
        return STATUS[status];
    }

    /**
     * Whether the coroutine has ended.
     *
     * @return true after a return, an error or {@link #kill}
     */
    public boolean isDead() {
        return status == DEAD;
    }

    /** Whether it can be resumed. */
    public boolean isSuspended() {
        return status == SUSPENDED;
    }

    /**
     * Whether Java made it, which then is alone to resume it.
     *
     * @return true if scripts must leave it alone
     */
    public boolean isOwnedByJava() {
        return isOwnedByJava;
    }

    /** Whether it may yield: no call from Java is under way, which would have to wait. */
    public boolean isYieldable() {
        return this != machine.mainCoroutine() && javaCalls == 0;
    }

    /** What the machine counts it by. */
    public int sequence() {
        return sequence;
    }

    /** How many calls are under way. */
    public int callCount() {
        materializeCalls();
        int calls = 0;
        for (Call call = frame; call != null; call = call.caller) calls++;
        return calls;
    }

    /** The Lua function that runs, or null while it is one of Java's. */
    @Nullable
    public ScriptFunction runningFunction() {
        materializeCalls();
        return frame == null ? null : frame.function;
    }

    /**
     * Where the coroutine stands.
     *
     * @return the innermost script line as {@code file:line}, or null when it has ended
     */
    public @Nullable String location() {
        if (isDead()) return null;
        Call call = innermostScript();
        if (call != null) return call.location();
        return body instanceof ScriptFunction function ? function.start() : null;
    }

    /**
     * Who hears when it gives way and goes on.
     *
     * @return who, or null
     */
    public @Nullable YieldListener yieldListener() {
        return yieldListener;
    }

    /**
     * Has someone hear when it gives way and goes on.
     *
     * @param watch hears it; null for no one
     */
    public void setYieldListener(@Nullable YieldListener watch) {
        yieldListener = watch;
    }

    /**
     * The coroutine that goes on when this one gives way.
     *
     * @return who has resumed it; null when that was Java, or it does not run
     */
    public @Nullable Coroutine resumer() {
        return status == NORMAL || machine.execution.running == this ? resumer : null;
    }

    /** It runs now, on behalf of another coroutine, or of Java if that is null. */
    void setResumer(@Nullable Coroutine other) {
        if (resumer != other) resumer = other; // mostly the same as before: to store it again would cost more
        status = RUNNING;
    }

    /**
     * The labels of the calls it is in.
     *
     * @return the innermost first; of code that calls itself without end, the first 200
     */
    public List<ActiveLabel> labels() {
        materializeCalls();
        List<ActiveLabel> labels = new ArrayList<>();
        for (Call call = frame; call != null && labels.size() < MOST_LABELS; call = call.caller)
            if (call.state instanceof CallLabel label) labels.add(new ActiveLabel(label, call.callerLocation()));
        return labels;
    }

    /**
     * The calls the coroutine is in, as {@code debug.traceback} writes them.
     *
     * @return several lines, innermost call first
     */
    public String traceback() {
        return machine.engine().traceback(this);
    }

    /**
     * Ends a suspended coroutine; nothing of it runs any more.
     *
     * @throws IllegalStateException if the coroutine is running
     */
    public void kill() {
        if (status == RUNNING || status == NORMAL)
            throw new IllegalStateException("kill() called on a running coroutine");
        end();
    }

    /**
     * Estimates how much memory the coroutine takes.
     *
     * @return in bytes; registers and calls, but not what values point to
     */
    public int bytes() {
        int bytes = SHELL + PLACE * stack.length + Double.BYTES * numbers.length;
        for (Call call = first; call != null; call = call.next) bytes += FRAME;
        return bytes;
    }

    void end() {
        markDead();
        closeUpvalues(0);
        frame = null;
        first = null;
        stack = NO_REGISTERS;
        spilled = 0;
        numbers = NO_NUMBERS;
        transfer = NONE;
        target = NIL;
    }

    /** Nothing of it runs any more; an error leaves its calls as they are, for the traceback. */
    void markDead() {
        if (isOwnedByJava && status != DEAD) machine.ended(this);
        status = DEAD;
    }

    /** Takes the body out for the first resume; nil afterwards. */
    LuaValue takeBody() {
        LuaValue taken = body;
        if (taken != NIL) body = NIL;
        return taken;
    }

    /** The innermost call of a Lua function, also of a coroutine that an error ended. */
    @Nullable
    Call innermostScript() {
        materializeCalls();
        Call call = frame;
        while (call != null && call.function == null) call = call.caller;
        return call;
    }

    /** Gives frames to calls that run as Java. */
    void materializeCalls() {
        if (isInJava && !hasShadowFrames) machine.engine().materializeCalls(this);
    }

    /** How deep translated functions have called on Java's stack; in registers, 0 if none runs. */
    int javaDepth() {
        return isInJava ? floor - depthOrigin : 0;
    }

    /** The innermost call of a coroutine that runs: there always is one. */
    Call innermost() {
        assert frame != null : "no call is under way";
        return frame;
    }

    // registers

    /** Sees to it that registers below {@code end} exist. */
    LuaValue[] reserve(int end) {
        return end <= stack.length ? stack : grow(end);
    }

    private LuaValue[] grow(int end) {
        if (end > MOST_REGISTERS - RESERVE && end > limitNow()) throw new MessageError("stack overflow");
        int length = stack.length < 64 ? Math.max(SMALLEST, end) : roomFor(end);
        LuaValue[] larger = Arrays.copyOf(stack, length);
        Arrays.fill(larger, stack.length, length, NIL);
        for (Upvalue open = openUpvalues; open != null; open = open.lower) open.slots = larger;
        return stack = larger;
    }

    private int roomFor(int end) {
        int most = MOST_REGISTERS - RESERVE;
        return end > most ? MOST_REGISTERS : Math.max(end, Math.min(stack.length * 2, most));
    }

    private int limitNow() {
        return machine.handlers().isRunning() ? MOST_REGISTERS : MOST_REGISTERS - RESERVE;
    }

    // calls

    /** Opens the frame of a Lua function whose arguments stand behind it in the registers. */
    Call push(ScriptFunction function, int func, int args, int wanted, int kind) {
        pay(function.code, args);
        return open(function, func, args, wanted, kind);
    }

    private void pay(FunctionCode code, int args) {
        if (!machine.budget.spend(code.callCost + (args >> 2))) machine.nextSlice(code);
    }

    private Call open(ScriptFunction function, int func, int args, int wanted, int kind) {
        FunctionCode code = function.code;
        int base = func + 1;
        LuaValue[] registers = reserve(base + args + code.registers + code.parameters);
        if (code.isVararg) base = spreadVarargs(registers, base, args, code.parameters);
        else for (int i = args; i < code.parameters; i++) registers[base + i] = NIL;
        Call call = nextCall();
        call.function = function;
        call.resumable = null;
        call.func = func;
        call.extras = func + 1 + code.parameters;
        call.base = base;
        call.limit = base + code.registers;
        call.pc = 0;
        call.wanted = wanted;
        call.kind = kind;
        call.nesting = call.caller == null ? 0 : call.caller.nesting;
        call.isTail = false;
        call.isShadow = false;
        frame = call;
        if (machine.stopsAtCalls) isLeaving = isStopped = true;
        return call;
    }

    /** A tail call: the frame becomes that of the called function. */
    void replace(Call call, ScriptFunction function, int from, int args) {
        pay(function.code, args); // while the frame is there that an error names
        if (openUpvalues != null) closeUpvalues(call.base);
        int func = call.func;
        System.arraycopy(stack, from, stack, func, args + 1);
        int wanted = call.wanted;
        int kind = call.kind;
        frame = call.caller;
        try {
            open(function, func, args, wanted, kind).isTail = true;
        } catch (RuntimeException | Error refused) {
            frame = call; // an error needs the frame it is raised in
            throw refused;
        }
    }

    /** Hands results down: as many as wanted, filled up with nil, or all of them with {@link #top} behind the last. */
    void copyResults(int from, int count, int to, int wanted) {
        LuaValue[] registers = wanted > count ? reserve(to + wanted) : stack;
        int copied = wanted < 0 ? count : Math.min(count, wanted);
        if (copied > FEW) machine.charge(copied >> 2);
        System.arraycopy(registers, from, registers, to, copied);
        for (int i = copied; i < wanted; i++) registers[to + i] = NIL;
        if (wanted < 0) top = to + count;
    }

    /** Hands results down that a translated function has returned, and counts them as {@link #copyResults} does. */
    void copyResults(Varargs results, int to, int wanted) {
        int count = wanted < 0 ? results.narg() : wanted;
        LuaValue[] registers = reserve(to + count);
        int copied = Math.min(count, results.narg());
        if (copied > FEW) machine.charge(copied >> 2);
        VarargsArray.copy(results, registers, to, count);
        if (wanted < 0) top = to + count;
    }

    /** Stores results that come as values. */
    void storeResults(Varargs results, int to, int wanted) {
        int count = wanted < 0 ? results.narg() : wanted;
        LuaValue[] registers = reserve(to + count);
        if (count > FEW) machine.charge(count);
        VarargsArray.copy(results, registers, to, count);
        if (wanted < 0) top = to + count;
    }

    /** Copies the variable arguments of a call into registers; returns the registers, which may have moved. */
    LuaValue[] copyVarargs(Call call, int to, int wanted) {
        int first = call.extras;
        int count = Math.max(call.base - first, 0);
        int copied = wanted < 0 ? count : Math.min(count, wanted);
        if (copied > FEW) machine.charge(copied >> 2);
        LuaValue[] registers = reserve(to + Math.max(copied, wanted));
        System.arraycopy(registers, first, registers, to, copied);
        for (int i = copied; i < wanted; i++) registers[to + i] = NIL;
        if (wanted < 0) top = to + count;
        return registers;
    }

    /** What registers hold, as values. */
    Varargs values(int from, int count) {
        LuaValue[] registers = stack;
        return switch (count) {
            case 0 -> NONE;
            case 1 -> registers[from];
            case 2 -> varargsOf(registers[from], registers[from + 1]);
            default -> VarargsArray.of(Arrays.copyOfRange(registers, from, from + count));
        };
    }

    /** The values that leave the interpreter. */
    Varargs leave() {
        Varargs values = transfer;
        isLeaving = false;
        if (values != NONE) transfer = NONE;
        return values;
    }

    /** Copies the named parameters above the variable ones. */
    static int spreadVarargs(LuaValue[] registers, int first, int args, int parameters) {
        int base = first + args;
        for (int i = 0; i < parameters; i++) {
            registers[base + i] = i < args ? registers[first + i] : NIL;
            if (i < args) registers[first + i] = NIL;
        }
        return base;
    }

    /** Opens the frame of a resumable function. */
    Call push(Resumable function, int func, int wanted, int kind) {
        int nesting = frame == null ? 1 : frame.nesting + 1;
        if (nesting > MOST_NESTED) throw new MessageError("C stack overflow");
        Call call = nextCall();
        call.nesting = nesting;
        call.function = null;
        call.resumable = function;
        call.state = null;
        call.func = func;
        call.base = func;
        call.limit = func;
        call.wanted = wanted;
        call.kind = kind;
        call.isTail = false;
        call.isShadow = false;
        frame = call;
        return call;
    }

    /** The frame for the next call, used again. */
    Call nextCall() {
        Call caller = frame;
        Call call = caller == null ? first : caller.next;
        return call != null ? call : addCall(caller);
    }

    private Call addCall(@Nullable Call caller) {
        Call call = new Call(this, caller);
        if (caller == null) first = call;
        else caller.next = call;
        return call;
    }

    /** Puts arguments behind a function at the first free register above the innermost call. */
    int pushArguments(LuaValue function, Varargs args) {
        int func = freeRegister();
        int count = args.narg();
        LuaValue[] registers = reserve(func + 1 + count);
        registers[func] = function;
        VarargsArray.copy(args, registers, func + 1, count);
        return func;
    }

    int freeRegister() {
        return Math.max(floor, frame == null ? 0 : frame.limit);
    }

    // upvalues

    Upvalue upvalue(int index) {
        Upvalue above = null;
        Upvalue open = openUpvalues;
        while (open != null && open.index > index) {
            above = open;
            open = open.lower;
        }
        if (open != null && open.index == index) return open;
        Upvalue made = new Upvalue(stack, index, open);
        if (above == null) openUpvalues = made;
        else above.lower = made;
        return made;
    }

    void closeUpvalues(int from) {
        Upvalue open = openUpvalues;
        while (open != null && open.index >= from) {
            Upvalue lower = open.lower;
            open.close();
            open = lower;
        }
        openUpvalues = open;
    }

    // values

    @Override
    public int type() {
        return TTHREAD;
    }

    @Override
    public String typename() {
        return "thread";
    }

    @Override
    public boolean isthread() {
        return true;
    }

    @Override
    public int hashCode() {
        return Hashes.ofSequence(sequence);
    }

    @Override
    public int stableHash() {
        return hashCode();
    }

    @Override
    public boolean equals(Object other) {
        return this == other;
    }

    @Override
    public String tojstring() {
        return ObjectNames.of("thread", sequence);
    }
}
