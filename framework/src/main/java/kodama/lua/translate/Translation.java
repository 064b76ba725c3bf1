package kodama.lua.translate;

import java.util.List;
import kodama.lua.classfile.Assembler;
import kodama.lua.classfile.ClassFile;
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
        Context context = new Context(source, flow, liveness, joints, out);
        Entries entries = new Entries(flow, joints, context);
        entries.begin();
        new Body(context, constants).write();
        entries.write();
        constants.initialize();
        return out.size() < LONGEST_METHOD;
    }

    private static void constructor(ClassFile file) {
        Assembler out = file.method(0, "<init>", "()V", List.of(LocalType.object(NAME)));
        out.local(Op.ALOAD, 0);
        out.call(Op.INVOKESPECIAL, Types.TRANSLATED, "<init>", "()V");
        out.op(Op.RETURN);
    }
}
