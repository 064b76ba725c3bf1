package kodama.lua.classfile;

import java.util.ArrayList;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeSet;

/** Writes the instructions of one method. At every label the operand stack is empty and all locals are set. */
public final class Assembler {

    // Kinds of stack map frames, as the class file format numbers them.
    private static final int FULL_FRAME = 255;
    private static final int SAME_FRAME_EXTENDED = 251;
    private static final int LARGEST_SAME_FRAME = 63;

    /** A jump whose distance waits for its label. */
    private record Jump(int instruction, int at, Label to, boolean isWide) {}

    private final ConstantPool pool;
    /** The method's access flags. */
    private final int access;

    private final String name;
    private final String type;
    private final List<LocalType> locals;
    private final ByteList code = new ByteList();
    private final List<Jump> jumps = new ArrayList<>();
    private final TreeSet<Integer> labels = new TreeSet<>();
    // Slots of the operand stack in use, now and at most; a double takes two.
    private int depth;
    private int deepest;

    Assembler(ConstantPool pool, int access, String name, String type, List<LocalType> locals) {
        this.pool = pool;
        this.access = access;
        this.name = name;
        this.type = type;
        this.locals = locals;
    }

    /**
     * How long the method is so far.
     *
     * @return bytes of instructions
     */
    public int size() {
        return code.size();
    }

    /**
     * Writes an instruction without operands.
     *
     * @param op what to do
     */
    public void op(Op op) {
        code.u1(op.code);
        stack(op.pushed);
    }

    /**
     * Loads or stores a local variable.
     *
     * @param op {@link Op#ILOAD} to {@link Op#ASTORE}
     * @param local the variable's place
     */
    public void local(Op op, int local) {
        if (local > 255) code.u1(Op.WIDE.code);
        code.u1(op.code);
        if (local > 255) code.u2(local);
        else code.u1(local);
        stack(op.pushed);
    }

    /**
     * Adds to an int variable.
     *
     * @param local the variable's place, at most 255
     * @param by a small number
     */
    public void increment(int local, int by) {
        code.u1(Op.IINC.code);
        code.u1(local);
        code.u1(by);
    }

    /**
     * Pushes an int.
     *
     * @param value any
     */
    public void push(int value) {
        if (value >= -1 && value <= 5) code.u1(Op.ICONST_0.code + value);
        else if (value == (byte) value) bytes(Op.BIPUSH, value);
        else if (value == (short) value) shorts(Op.SIPUSH, value);
        else shorts(Op.LDC_W, pool.integer(value));
        stack(1);
    }

    /**
     * Pushes a double.
     *
     * @param value any
     */
    public void push(double value) {
        shorts(Op.LDC2_W, pool.real(value));
        stack(2);
    }

    /**
     * Pushes a string.
     *
     * @param value any
     */
    public void push(String value) {
        shorts(Op.LDC_W, pool.string(value));
        stack(1);
    }

    /**
     * Pushes a class.
     *
     * @param className its name with slashes, or its descriptor if it is an array
     */
    public void pushType(String className) {
        shorts(Op.LDC_W, pool.type(className));
        stack(1);
    }

    /**
     * Tests or casts what is on top of the stack.
     *
     * @param op {@link Op#INSTANCEOF} or {@link Op#CHECKCAST}
     * @param className a class with slashes, or the descriptor of an array
     */
    public void type(Op op, String className) {
        shorts(op, pool.type(className));
    }

    /**
     * Reads or writes a field.
     *
     * @param op {@link Op#GETFIELD}, {@link Op#PUTFIELD}, {@link Op#GETSTATIC} or {@link Op#PUTSTATIC}
     * @param owner its class with slashes
     * @param field its name
     * @param fieldType its descriptor
     */
    public void field(Op op, String owner, String field, String fieldType) {
        shorts(op, pool.field(owner, field, fieldType));
        int value = Descriptors.size(fieldType);
        boolean isGet = op == Op.GETFIELD || op == Op.GETSTATIC;
        int object = op == Op.GETFIELD || op == Op.PUTFIELD ? 1 : 0;
        stack((isGet ? value : -value) - object);
    }

    /**
     * Calls a method of a class.
     *
     * @param op {@link Op#INVOKESTATIC} or {@link Op#INVOKEVIRTUAL} or {@link Op#INVOKESPECIAL}
     * @param owner its class with slashes
     * @param method its name
     * @param methodType its descriptor
     */
    public void call(Op op, String owner, String method, String methodType) {
        shorts(op, pool.method(owner, method, methodType));
        int object = op == Op.INVOKESTATIC ? 0 : 1;
        stack(Descriptors.result(methodType) - Descriptors.arguments(methodType) - object);
    }

    /**
     * Jumps, always or if what it pops says so.
     *
     * @param op {@link Op#GOTO} or one of the {@code IF} family
     * @param to where
     */
    public void jump(Op op, Label to) {
        int instruction = code.size();
        code.u1(op.code);
        jumps.add(new Jump(instruction, code.size(), to, false));
        code.u2(0);
        stack(op.pushed);
    }

    /**
     * Jumps to where a number belongs.
     *
     * @param cases label of each number
     * @param otherwise label of any other
     */
    public void select(SortedMap<Integer, Label> cases, Label otherwise) {
        int instruction = code.size();
        code.u1(Op.LOOKUPSWITCH.code);
        while (code.size() % 4 != 0) code.u1(0);
        wideJump(instruction, otherwise);
        code.u4(cases.size());
        cases.forEach((number, label) -> {
            code.u4(number);
            wideJump(instruction, label);
        });
        stack(-1);
    }

    private void wideJump(int instruction, Label to) {
        jumps.add(new Jump(instruction, code.size(), to, true));
        code.u4(0);
    }

    /**
     * Binds a label to the place reached.
     *
     * @param label one that is not bound yet
     */
    public void bind(Label label) {
        label.at = code.size();
        labels.add(label.at);
        depth = 0;
    }

    private void bytes(Op op, int value) {
        code.u1(op.code);
        code.u1(value);
    }

    private void shorts(Op op, int value) {
        code.u1(op.code);
        code.u2(value);
    }

    private void stack(int pushed) {
        depth += pushed;
        deepest = Math.max(deepest, depth);
    }

    void writeTo(ByteList out) {
        for (Jump each : jumps) link(each);
        out.u2(access);
        out.u2(pool.text(name));
        out.u2(pool.text(type));
        out.u2(1);
        out.u2(pool.text("Code"));
        ByteList attribute = codeAttribute();
        out.u4(attribute.size());
        out.add(attribute);
    }

    private void link(Jump jump) {
        int distance = jump.to.at - jump.instruction;
        if (jump.isWide) code.setU4(jump.at, distance);
        else code.setU2(jump.at, distance);
    }

    private ByteList codeAttribute() {
        ByteList out = new ByteList();
        out.u2(deepest);
        out.u2(locals.stream().mapToInt(LocalType::places).sum());
        out.u4(code.size());
        out.add(code);
        out.u2(0);
        out.u2(labels.isEmpty() ? 0 : 1);
        if (!labels.isEmpty()) frames(out);
        return out;
    }

    private void frames(ByteList out) {
        ByteList table = new ByteList();
        table.u2(labels.size());
        int before = -1;
        for (int at : labels) {
            if (before < 0) fullFrame(table, at);
            else sameFrame(table, at - before - 1);
            before = at;
        }
        out.u2(pool.text("StackMapTable"));
        out.u4(table.size());
        out.add(table);
    }

    private void fullFrame(ByteList out, int at) {
        out.u1(FULL_FRAME);
        out.u2(at);
        out.u2(locals.size());
        for (LocalType each : locals) each.writeTo(out, pool);
        out.u2(0);
    }

    private static void sameFrame(ByteList out, int distance) {
        if (distance > LARGEST_SAME_FRAME) {
            out.u1(SAME_FRAME_EXTENDED);
            out.u2(distance);
        } else {
            out.u1(distance);
        }
    }
}
