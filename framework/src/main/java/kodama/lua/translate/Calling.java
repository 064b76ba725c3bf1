package kodama.lua.translate;

import static org.objectweb.asm.Opcodes.*;

import org.objectweb.asm.Label;

/** Calls and returns. */
final class Calling {

    /** So many arguments are passed as they are; more of them as one list. */
    private static final int MOST_SINGLE = 3;

    /** As many results as there are. */
    private static final int ALL = -1;

    /** As many results as there are, which are the caller's own. */
    private static final int PASSED_ON = -2;

    private static final String LEAD = Names.A_COROUTINE + Names.A_FUNCTION + "I";

    private final Context context;
    private final Registers registers;
    private final Lists lists;
    private final Writer out;

    Calling(Context context, Lists lists) {
        this.context = context;
        this.lists = lists;
        registers = context.registers;
        out = context.out;
    }

    static void pushRefused(Writer out) {
        out.field(GETSTATIC, Names.MARKS, "REFUSED", Names.A_VARARGS);
    }

    void call(Instruction i) {
        int wanted = i.c() - 1;
        registers.pushValue(i.a());
        out.local(ASTORE, registers.callee);
        invoke(i.a(), i.a() + 1, end(i), i.b() == 0, wanted);
        takeResults(i.a(), wanted);
    }

    /** The register behind the arguments that have one. */
    private int end(Instruction i) {
        return i.b() == 0 ? context.source.openFrom(i.pc()) : i.a() + i.b();
    }

    /** Calls the callee with registers, and maybe an open list behind them; leaves what comes back in the result. */
    void invoke(int func, int first, int end, boolean isOpen, int wanted) {
        context.setPc();
        lists.prepare(first, end);
        out.local(ALOAD, registers.callee);
        out.call(Names.CALL_PATHS, "translated", "(" + Names.A_VALUE + ")" + Names.A_TRANSLATED);
        out.local(ASTORE, registers.code);
        out.local(ALOAD, registers.code);
        Label done = new Label();
        out.jump(IFNULL, context.later(() -> invokePlain(first, end, isOpen, wanted, done)));
        invokeTranslated(func, first, end, isOpen);
        out.local(ASTORE, registers.result);
        if (wanted == ALL || wanted > Costs.FEW_RESULTS) chargeCopies(wanted);
        out.bind(done);
    }

    private void invokeTranslated(int func, int first, int end, boolean isOpen) {
        out.local(ALOAD, registers.code);
        out.local(ALOAD, Registers.COROUTINE);
        out.local(ALOAD, registers.callee);
        out.type(CHECKCAST, Names.FUNCTION);
        registers.pushIndex(func);
        String arguments = pushArguments(first, end, isOpen);
        String name = isSingle(first, end, isOpen) ? "call" + (end - first) : "call";
        out.callVirtual(Names.TRANSLATED, name, "(" + LEAD + arguments + ")" + Names.A_VARARGS);
    }

    private static boolean isSingle(int first, int end, boolean isOpen) {
        return !isOpen && end - first <= MOST_SINGLE;
    }

    /** Pushes arguments; returns their types. */
    private String pushArguments(int first, int end, boolean isOpen) {
        if (isSingle(first, end, isOpen)) {
            for (int i = first; i < end; i++) registers.pushValue(i);
            return Names.A_VALUE.repeat(end - first);
        }
        if (isOpen) lists.pushOpen(first, end);
        else lists.push(first, end);
        return Names.A_VARARGS;
    }

    /** What is no translated function: one of Java's, or the interpreter's business. */
    private void invokePlain(int first, int end, boolean isOpen, int wanted, Label done) {
        out.local(ALOAD, Registers.COROUTINE);
        out.local(ALOAD, registers.callee);
        registers.pushIndex(registers.count());
        out.push(wanted);
        String arguments = pushArguments(first, end, isOpen);
        out.call(
                Names.CALL_PATHS,
                "plain",
                "(" + Names.A_COROUTINE + Names.A_VALUE + "II" + arguments + ")" + Names.A_VARARGS);
        out.local(ASTORE, registers.result);
        out.jump(GOTO, done);
    }

    /** Results are counted as the interpreter counts them that copies them. */
    private void chargeCopies(int wanted) {
        out.local(ALOAD, Registers.COROUTINE);
        out.local(ALOAD, registers.result);
        out.push(wanted);
        out.call(Names.FUEL_PATHS, "chargeCopies", "(" + Names.A_COROUTINE + Names.A_VARARGS + "I)V");
    }

    // results

    /** Puts what came back into registers; leaves when the called function has. */
    void takeResults(int at, int wanted) {
        int end = wanted < 0 ? registers.count() : at + wanted;
        Label left = context.later(() -> leave(at, at, end));
        if (wanted == 1) takeOne(at, left);
        else takeSome(at, wanted, left);
    }

    private void takeOne(int at, Label left) {
        out.local(ALOAD, registers.result);
        out.call(Names.CALL_PATHS, "first", "(" + Names.A_VARARGS + ")" + Names.A_VALUE);
        out.local(ASTORE, registers.scratch);
        out.local(ALOAD, registers.scratch);
        out.jump(IFNULL, left);
        out.local(ALOAD, registers.scratch);
        registers.setValue(at);
    }

    private void takeSome(int at, int wanted, Label left) {
        leaveWithCallee(left);
        for (int i = 0; i < wanted; i++) {
            pushResult(registers.result, i);
            registers.setValue(at + i);
        }
        if (wanted < 0) open(at, registers.result);
    }

    private void leaveWithCallee(Label left) {
        out.local(ALOAD, registers.result);
        out.call(Names.MARKS, "isMark", "(" + Names.A_VARARGS + ")Z");
        out.jump(IFNE, left);
    }

    void pushResult(int list, int index) {
        out.local(ALOAD, list);
        out.push(index + 1);
        out.callVirtual(Names.VARARGS, "arg", "(I)" + Names.A_VALUE);
    }

    /** Keeps a list for the instruction behind. */
    void open(int at, int list) {
        out.local(ALOAD, list);
        out.local(ASTORE, registers.open);
        registers.forget(at);
    }

    /** The called function did not begin, so that this call is the interpreter's; or it has left. */
    private void leave(int func, int firstResult, int end) {
        out.local(ALOAD, registers.result);
        pushRefused(out);
        out.jump(IF_ACMPEQ, context.slow());
        context.leaveBehindCall(func, firstResult, end);
    }

    void tailCall(Instruction i) {
        registers.pushValue(i.a());
        out.local(ASTORE, registers.callee);
        closeUpvalues();
        invoke(i.a(), i.a() + 1, end(i), i.b() == 0, PASSED_ON);
        leaveWithCallee(context.later(() -> leave(i.a(), 0, registers.count())));
        out.local(ALOAD, registers.result);
        out.op(ARETURN);
    }

    void giveBack(Instruction i) {
        int end = i.b() == 0 ? context.source.openFrom(i.pc()) : i.a() + i.b() - 1;
        lists.prepare(i.a(), end);
        if (i.b() == 0) lists.pushOpen(i.a(), end);
        else lists.push(i.a(), end);
        closeUpvalues();
        out.op(ARETURN);
    }

    private void closeUpvalues() {
        if (!context.source.sharesRegisters()) return;
        out.local(ALOAD, Registers.COROUTINE);
        out.local(ILOAD, Registers.BASE);
        out.callVirtual(Names.COROUTINE, "closeUpvalues", "(I)V");
    }
}
