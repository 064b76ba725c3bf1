package kodama.lua.translate;

import static org.objectweb.asm.Opcodes.*;

import java.util.BitSet;
import org.jspecify.annotations.Nullable;
import org.luaj.vm2.LuaValue;
import org.luaj.vm2.Prototype;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.Label;

/** Translates one function. */
public final class Translation {

    /** HotSpot compiles no method that is longer. */
    private static final int LONGEST_METHOD = 8000;

    /** Longer functions would not fit; trying takes time. */
    private static final int MOST_INSTRUCTIONS = 600;

    private static final int MOST_ROUNDS = 20;

    private final Source source;
    private final Flow flow;
    private final Liveness liveness;
    private final Joints joints;
    private final Wishes wishes;
    private final int cost;

    /** Registers that are numbers somewhere, as far as is known yet. */
    private BitSet numbers = new BitSet();

    private Translation(Source source, int cost) {
        this.source = source;
        this.cost = cost;
        flow = new Flow(source);
        liveness = new Liveness(source, flow);
        wishes = new Wishes(source, flow, liveness);
        joints = new Joints(source, liveness);
    }

    /**
     * Translates a function to a class that extends {@code kodama.lua.TranslatedCode}.
     *
     * @param prototype the function
     * @param constants its constants, as the machine holds them
     * @param cost what a call counts against the budget
     * @param anything instructions whose result shall not be taken for a number
     * @param onlookers who looks on while the function runs
     * @return the class, or null if the function is too long
     */
    public static @Nullable TranslatedClass translate(
            Prototype prototype, LuaValue[] constants, int cost, BitSet anything, Onlookers onlookers) {
        if (prototype.code.length > MOST_INSTRUCTIONS) return null;
        Source source = new Source(prototype, constants, anything, onlookers);
        return source.isRegular() ? new Translation(source, cost).result() : null;
    }

    /** Writes the method again and again until no joint changes any more. */
    private @Nullable TranslatedClass result() {
        for (int round = 0; round < MOST_ROUNDS; round++) {
            ClassWriter file = new ClassWriter(ClassWriter.COMPUTE_MAXS);
            file.visit(V17, ACC_FINAL, Names.SELF, null, Names.TRANSLATED, null);
            BitSet before = numbers;
            Constants constants = new Constants(source.constants);
            boolean fits = write(file, constants);
            boolean isSettled = !joints.takeChanged() && numbers.equals(before);
            if (isSettled) return fits ? result(file, constants) : null;
        }
        return null;
    }

    private static TranslatedClass result(ClassWriter file, Constants constants) {
        return new TranslatedClass(file.toByteArray(), constants.caches(), constants.exits());
    }

    private boolean write(ClassWriter file, Constants constants) {
        new Ways(source, cost).writeTo(file);
        int size = method(file, constants);
        constants.writeTo(file);
        return size < LONGEST_METHOD;
    }

    private int method(ClassWriter file, Constants constants) {
        Writer out =
                new Writer(file, TranslatedClass.BODY, Registers.methodType(source), Registers.locals(source, numbers));
        Registers registers = new Registers(source, out, numbers);
        Leaving leaving = new Leaving(source, registers, constants, out);
        Context context = new Context(source, flow, liveness, joints, out, registers, leaving);
        Entries entries = new Entries(flow, joints, context);
        Label begin = new Label();
        entries.begin();
        out.bind(begin);
        new Body(context, constants, wishes).write();
        entries.write();
        leaving.write();
        leaving.rethrow(begin);
        numbers = registers.metNumbers;
        return out.end();
    }
}
