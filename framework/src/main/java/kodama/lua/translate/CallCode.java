package kodama.lua.translate;

import java.util.BitSet;
import kodama.lua.classfile.Assembler;
import kodama.lua.classfile.Label;
import kodama.lua.classfile.Op;

/** Calls and returns. */
final class CallCode {

    private final Context context;
    private final Registers registers;
    private final Assembler out;

    CallCode(Context context) {
        this.context = context;
        registers = context.registers;
        out = context.out;
    }

    /** What stands from a register on, up to an end or as far as the list is open. */
    private void bringHome(int first, int size, int count) {
        registers.bringHome(first, size == 0 ? registers.count() : first + count);
    }

    private int endOfResults(Instruction i) {
        return i.c() == 0 ? registers.count() : i.a() + i.c() - 1;
    }

    void call(Instruction i) {
        bringHome(i.a(), i.b(), i.b());
        registers.pushValue(i.a());
        context.fast("isPlain", "(" + Types.A_VALUE + ")Z");
        out.jump(Op.IFEQ, context.exits.later(() -> callMachine(i)));
        context.setPc(i.pc() + 1);
        pushCall(i);
        context.fast("callPlain", "(" + Types.A_COROUTINE + "III)" + Types.VALUES);
        out.local(Op.ASTORE, Registers.ARRAY);
        registers.written(i.a(), endOfResults(i));
    }

    private void pushCall(Instruction i) {
        out.local(Op.ALOAD, Registers.COROUTINE);
        registers.pushIndex(i.a());
        pushArgumentCount(i);
        out.push(i.c() - 1);
    }

    private void pushArgumentCount(Instruction i) {
        if (i.b() == 0) context.pushOpenCount(i.a() + 1);
        else out.push(i.b() - 1);
    }

    /** A call that may open a frame: everything goes home first. */
    private void callMachine(Instruction i) {
        bringLiveHome(i.pc() + 1, i.a(), endOfResults(i));
        context.setPc(i.pc() + 1);
        pushCall(i);
        enter(i.pc() + 1, i.a(), endOfResults(i));
    }

    /** All that is read behind a call, but for its results. */
    void bringLiveHome(int next, int firstResult, int end) {
        BitSet live = (BitSet) context.liveness.before(next).clone();
        live.clear(firstResult, Math.max(firstResult, end));
        registers.bringHome(live);
    }

    /**
     * Takes the coroutine, the called register and the counts from the operand stack. A translated function is run at
     * once; if it comes back with its results, so does this, else the machine takes over.
     */
    void enter(int next, int firstResult, int end) {
        Label giveUp = new Label();
        context.fast("begin", "(" + Types.A_COROUTINE + "III)L" + Types.TRANSLATED + ";");
        out.local(Op.ASTORE, Registers.CALLEE);
        out.local(Op.ALOAD, Registers.CALLEE);
        out.jump(Op.IFNULL, giveUp);
        run();
        out.jump(Op.IFEQ, giveUp);
        context.reloadArray();
        registers.written(firstResult, end);
        context.go(next);
        out.bind(giveUp);
        context.giveUp(true);
    }

    /** Pushes whether the called function has returned. */
    private void run() {
        out.local(Op.ALOAD, Registers.CALLEE);
        out.local(Op.ALOAD, Registers.COROUTINE);
        out.op(Op.DUP);
        out.field(Op.GETFIELD, Types.COROUTINE, "frame", Types.A_CALL);
        out.call(Op.INVOKEVIRTUAL, Types.TRANSLATED, "run", Types.RUN);
        out.op(Op.POP);
        context.pushFrame();
        context.fast("isBack", "(" + Types.A_COROUTINE + Types.A_CALL + ")Z");
    }

    void tailCall(Instruction i) {
        bringHome(i.a(), i.b(), i.b());
        context.setPc(i.pc() + 1);
        context.pushFrame();
        registers.pushIndex(i.a());
        pushArgumentCount(i);
        context.fast("tailCall", "(" + Types.A_COROUTINE + Types.A_CALL + "II)V");
        context.giveUp(true);
    }

    void giveBack(Instruction i) {
        if (i.b() == 2) giveBackOne(i);
        else giveBackRow(i);
        context.giveUp(true);
    }

    private void giveBackOne(Instruction i) {
        context.pushFrame();
        out.push(i.pc() + 1);
        registers.pushIndex(i.a());
        registers.pushValue(i.a());
        context.fast("giveBack", "(" + Types.A_COROUTINE + Types.A_CALL + "II" + Types.A_VALUE + ")V");
    }

    private void giveBackRow(Instruction i) {
        bringHome(i.a(), i.b(), i.b() - 1);
        context.pushFrame();
        out.push(i.pc() + 1);
        registers.pushIndex(i.a());
        if (i.b() == 0) context.pushOpenCount(i.a());
        else out.push(i.b() - 1);
        context.fast("giveBack", "(" + Types.A_COROUTINE + Types.A_CALL + "III)V");
    }
}
