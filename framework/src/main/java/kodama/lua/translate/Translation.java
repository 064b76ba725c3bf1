package kodama.lua.translate;

import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;
import kodama.lua.classfile.Assembler;
import kodama.lua.classfile.ClassFile;
import kodama.lua.classfile.Label;
import kodama.lua.classfile.LocalType;
import kodama.lua.classfile.Op;
import org.jspecify.annotations.Nullable;
import org.luaj.vm2.LuaValue;
import org.luaj.vm2.Prototype;

/** Translates one function. */
public final class Translation {

    /** HotSpot compiles no method that is longer. */
    private static final int LONGEST_METHOD = 8000;

    /** Longer functions would not fit; trying takes time. */
    private static final int MOST_INSTRUCTIONS = 600;

    private static final int MOST_ROUNDS = 20;
    private static final String NAME = Types.HOME + "Translated";

    private final Source source;
    private final Flow flow;
    private final Liveness liveness;
    private final Joints joints;

    private Translation(Source source) {
        this.source = source;
        flow = new Flow(source);
        liveness = new Liveness(source, flow);
        joints = new Joints(source, flow, liveness);
    }

    /**
     * Translates a function to a class that extends {@code kodama.lua.TranslatedCode}. It has to be defined with class
     * data: an array of the function's hints, followed by its constants.
     *
     * @param prototype the function
     * @param constants its constants, as the machine holds them
     * @return the class file, or null if the function is too long
     */
    public static byte @Nullable [] translate(Prototype prototype, LuaValue[] constants) {
        if (prototype.code.length > MOST_INSTRUCTIONS) return null;
        return new Translation(new Source(prototype, constants)).result();
    }

    /** Writes the method again and again until no joint changes any more. */
    private byte @Nullable [] result() {
        for (int round = 0; round < MOST_ROUNDS; round++) {
            ClassFile file = new ClassFile(NAME, Types.TRANSLATED);
            boolean fits = method(file);
            if (!joints.takeChanged()) return fits ? file.toBytes() : null;
        }
        return null;
    }

    private boolean method(ClassFile file) {
        constructor(file);
        Constants constants = new Constants(file, source.constants);
        Assembler out = file.method(0, "run", Types.RUN, Registers.locals(source, NAME));
        Registers registers = new Registers(source, out);
        Label refused = new Label();
        Body body = new Body(source, flow, liveness, joints, registers, constants, out);
        SortedMap<Integer, Label> entries = begin(out, registers, refused);
        body.write();
        enter(entries, body, registers, out, refused);
        constants.initialize();
        return out.size() < LONGEST_METHOD;
    }

    private static void constructor(ClassFile file) {
        Assembler out = file.method(0, "<init>", "()V", List.of(LocalType.object(NAME)));
        out.local(Op.ALOAD, 0);
        out.call(Op.INVOKESPECIAL, Types.TRANSLATED, "<init>", "()V");
        out.op(Op.RETURN);
    }

    private SortedMap<Integer, Label> begin(Assembler out, Registers registers, Label refused) {
        out.local(Op.ALOAD, Registers.COROUTINE);
        out.field(Op.GETFIELD, Types.COROUTINE, "stack", Types.VALUES);
        out.local(Op.ASTORE, Registers.ARRAY);
        frameInt(out, "base");
        out.local(Op.ISTORE, Registers.BASE);
        out.local(Op.ALOAD, Registers.CALL);
        out.field(Op.GETFIELD, Types.CALL, "function", "L" + Types.FUNCTION + ";");
        out.field(Op.GETFIELD, Types.FUNCTION, "upvalues", Types.UPVALUES);
        out.local(Op.ASTORE, Registers.UPVALUES);
        out.local(Op.ALOAD, 0);
        out.call(Op.INVOKEVIRTUAL, Types.TRANSLATED, "patience", "()I");
        out.local(Op.ISTORE, Registers.PATIENCE);
        registers.clearLocals();
        SortedMap<Integer, Label> entries = new TreeMap<>();
        flow.entries.stream().filter(joints::isKnown).forEach(pc -> entries.put(pc, new Label()));
        frameInt(out, "pc");
        out.select(entries, refused);
        return entries;
    }

    private static void frameInt(Assembler out, String field) {
        out.local(Op.ALOAD, Registers.CALL);
        out.field(Op.GETFIELD, Types.CALL, field, "I");
    }

    private void enter(
            SortedMap<Integer, Label> entries, Body body, Registers registers, Assembler out, Label refused) {
        entries.forEach((pc, label) -> {
            out.bind(label);
            registers.enter(liveness.before(pc), joints.at(pc), refused);
            out.jump(Op.GOTO, body.block(pc));
        });
        out.bind(refused);
        out.push(0);
        out.op(Op.IRETURN);
    }
}
