package kodama.lua.translate;

import static org.objectweb.asm.Opcodes.*;

import org.objectweb.asm.Label;

/** Calls and returns. */
final class Calling {

    /** As many results as there are. */
    private static final int ALL = -1;

    /** As many results as there are, which are the caller's own. */
    private static final int PASSED_ON = -2;

    private static final String LEAD = Names.A_COROUTINE + Names.A_VALUE + "I";

    private final Context context;
    private final Registers registers;
    private final Lists lists;
    private final Wishes wishes;
    private final Writer out;

    Calling(Context context, Lists lists, Wishes wishes) {
        this.context = context;
        this.lists = lists;
        this.wishes = wishes;
        registers = context.registers;
        out = context.out;
    }

    static void pushRefused(Writer out) {
        out.field(GETSTATIC, Names.MARKS, "REFUSED", Names.A_VARARGS);
    }

    void call(Instruction i) {
        registers.pushValue(i.a());
        out.local(ASTORE, registers.callee);
        if (isOfNumbers(i)) callForNumber(i);
        else callForValues(i);
    }

    private void callForValues(Instruction i) {
        int wanted = i.c() - 1;
        invoke(i.a(), i.a() + 1, end(i), i.b() == 0, wanted);
        takeResults(i.a(), wanted, i.b() == 0);
    }

    // numbers for a number

    private boolean isOfNumbers(Instruction i) {
        int arguments = i.b() - 1;
        if (i.c() != 2 || arguments < 1 || arguments > Ways.MOST_NUMBERS) return false;
        for (int each = i.a() + 1; each < i.a() + i.b(); each++) if (!registers.isNumber(each)) return false;
        return wishes.wantsResult(i.pc(), i.a());
    }

    private void callForNumber(Instruction i) {
        context.setPc();
        pushCode(1);
        out.local(ALOAD, Registers.COROUTINE);
        out.local(ALOAD, registers.callee);
        registers.pushIndex(i.a());
        for (int each = i.a() + 1; each < i.a() + i.b(); each++) registers.pushNumber(each);
        int arguments = i.b() - 1;
        out.callVirtual(Names.JAVA_CODE, "number" + arguments, "(" + LEAD + "D".repeat(arguments) + ")D");
        registers.setNumber(i.a());
        registers.pushNumber(i.a());
        registers.pushNumber(i.a());
        out.op(DCMPL);
        out.jump(IFNE, context.later(() -> takeOther(i)));
    }

    /** What came back is no number, or nothing at all. */
    private void takeOther(Instruction i) {
        out.local(ALOAD, Registers.COROUTINE);
        out.call(Names.JAVA_CODE, "taken", "(" + Names.A_COROUTINE + ")" + Names.A_VARARGS);
        out.local(ASTORE, registers.result);
        takeAtOnce(i.a(), context.later(() -> leave(i.a(), i.a() + 1, false)));
        out.local(ALOAD, Registers.FUNCTION);
        out.push(i.pc());
        out.call(Names.EXIT_PATHS, "unexpected", "(" + Names.A_FUNCTION + "I)V");
        context.leave(i.pc() + 1, false);
    }

    // values for values

    /** The register behind the arguments that have one. */
    private int end(Instruction i) {
        return i.b() == 0 ? context.source.openFrom(i.pc()) : i.a() + i.b();
    }

    /** Calls the callee with registers, and maybe an open list behind them; leaves what comes back in the result. */
    void invoke(int func, int first, int end, boolean isOpen, int wanted) {
        context.setPc();
        lists.prepare(first, end);
        boolean countsCopies = wanted == ALL || wanted > Costs.FEW_RESULTS;
        pushCode(wanted);
        if (countsCopies) keepCode();
        out.local(ALOAD, Registers.COROUTINE);
        out.local(ALOAD, registers.callee);
        registers.pushIndex(func);
        String arguments = pushArguments(first, end, isOpen);
        String name = isSingle(first, end, isOpen) ? "call" + (end - first) : "call";
        out.callVirtual(Names.JAVA_CODE, name, "(" + LEAD + arguments + ")" + Names.A_VARARGS);
        out.local(ASTORE, registers.result);
        if (countsCopies) chargeCopies(wanted);
    }

    /** Pushes what runs the callee: its translation, or what stands for functions of Java. */
    private void pushCode(int wanted) {
        out.local(ALOAD, registers.callee);
        String results = wanted < 0 ? "All" : wanted == 0 ? "None" : wanted == 1 ? "One" : "Some";
        out.call(Names.PLAIN, "orFor" + results, "(" + Names.A_VALUE + ")" + Names.A_JAVA_CODE);
    }

    private void keepCode() {
        out.local(ASTORE, registers.code);
        out.local(ALOAD, registers.code);
    }

    private static boolean isSingle(int first, int end, boolean isOpen) {
        return !isOpen && end - first <= Ways.MOST_SINGLE;
    }

    /** Pushes arguments; returns their types. */
    private String pushArguments(int first, int end, boolean isOpen) {
        if (isSingle(first, end, isOpen)) {
            for (int i = first; i < end; i++) registers.pushValue(i);
            return Names.A_VALUE.repeat(end - first);
        }
        if (isOpen && end - first == 1) {
            registers.pushValue(first);
            out.local(ALOAD, registers.open);
            return Names.A_VALUE + Names.A_VARARGS;
        }
        if (isOpen) lists.pushOpen(first, end);
        else lists.push(first, end);
        return Names.A_VARARGS;
    }

    /** Results are counted as the interpreter counts them that copies them. */
    private void chargeCopies(int wanted) {
        out.local(ALOAD, registers.code);
        out.local(ALOAD, Registers.COROUTINE);
        out.local(ALOAD, registers.result);
        out.push(wanted);
        String type = "(" + Names.A_JAVA_CODE + Names.A_COROUTINE + Names.A_VARARGS + "I)V";
        out.call(Names.PLAIN, "chargeCopies", type);
    }

    // results

    /** Puts what came back into registers; leaves when the called function has. */
    void takeResults(int at, int wanted, boolean takesList) {
        int end = wanted < 0 ? registers.count() : at + wanted;
        Label left = context.later(() -> leave(at, end, takesList));
        if (wanted == 1 && !takesList && !registers.isShared(at)) takeAtOnce(at, left);
        else if (wanted == 1) takeOne(at, left);
        else takeSome(at, wanted, left);
    }

    /** The register may be that of the callee, which a call that did not begin writes back. */
    private void takeAtOnce(int at, Label left) {
        out.local(ALOAD, registers.result);
        out.call(Names.CALL_PATHS, "first", "(" + Names.A_VARARGS + ")" + Names.A_VALUE);
        out.op(DUP);
        registers.setValue(at);
        out.jump(IFNULL, left);
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

    /** The called function has left, or did not begin: then a list of arguments has to be where the interpreter is. */
    private void leave(int firstResult, int end, boolean takesList) {
        if (takesList) {
            out.local(ALOAD, registers.result);
            pushRefused(out);
            out.jump(IF_ACMPEQ, context.slow());
        }
        context.leaveAtCall(firstResult, end);
    }

    void tailCall(Instruction i) {
        registers.pushValue(i.a());
        out.local(ASTORE, registers.callee);
        closeUpvalues();
        invoke(i.a(), i.a() + 1, end(i), i.b() == 0, PASSED_ON);
        leaveWithCallee(context.later(() -> leave(0, registers.count(), i.b() == 0)));
        out.local(ALOAD, registers.result);
        registers.giveBack();
    }

    void giveBack(Instruction i) {
        if (i.b() == 2) giveBackOne(i);
        else giveBackSome(i);
    }

    private void giveBackOne(Instruction i) {
        closeUpvalues();
        registers.giveBack(i.a());
    }

    private void giveBackSome(Instruction i) {
        int end = i.b() == 0 ? context.source.openFrom(i.pc()) : i.a() + i.b() - 1;
        lists.prepare(i.a(), end);
        if (i.b() == 0) lists.pushOpen(i.a(), end);
        else lists.push(i.a(), end);
        closeUpvalues();
        registers.giveBack();
    }

    private void closeUpvalues() {
        if (!context.source.sharesRegisters()) return;
        out.local(ALOAD, Registers.COROUTINE);
        out.local(ILOAD, Registers.BASE);
        out.callVirtual(Names.COROUTINE, "closeUpvalues", "(I)V");
    }
}
