package kodama.lua.translate;

import static org.objectweb.asm.Opcodes.*;
import static org.objectweb.asm.Opcodes.ASM9;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.luaj.vm2.LuaValue;
import org.luaj.vm2.Prototype;
import org.objectweb.asm.ClassVisitor;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.Label;
import org.objectweb.asm.MethodVisitor;

/** Translates one function. */
public final class Translation {

    /** HotSpot compiles no method that is longer; in bytes. */
    public static final int LONGEST_METHOD = 8000;

    /** Longer functions stay as they are: writing them takes time. */
    private static final int MOST_INSTRUCTIONS = 10_000;

    /** So many of them fit a method for sure, or nearly. */
    private static final int FEW_INSTRUCTIONS = 200;

    /** A function that needs more parts is cut into pieces that are too small to gain anything. */
    private static final int MOST_PARTS = 100;

    private static final int MOST_ROUNDS = 20;

    /** In instructions: HotSpot inlines methods of up to 325 bytes, and so long a function may come to less. */
    private static final int SHORT = 40;

    private final SourceFunction source;
    private final int longest;
    private final ControlFlowGraph flow;
    private final Liveness liveness;
    private final TypeHints wishes;
    private final List<MethodPart> parts;
    private final int cost;

    private final Findings findings;

    /** Of the method that is called with numbers. */
    private final Findings findingsOfNumbers;

    /** The length of the longest method that was written; in bytes. */
    private int length;

    private Translation(SourceFunction source, int cost, int count, int longest) {
        this.source = source;
        this.cost = cost;
        this.longest = longest;
        flow = new ControlFlowGraph(source);
        liveness = new Liveness(source, flow);
        wishes = new TypeHints(source, flow, liveness);
        findings = new Findings(new MergeStates(source, liveness, wishes, Registers.VALUE));
        findingsOfNumbers = new Findings(new MergeStates(source, liveness, wishes, Registers.NUMBER));
        parts = new FunctionSplitter(source, flow, liveness).split(count);
        parts.forEach(part -> flow.leaders.set(part.begin()));
    }

    /**
     * Translates a function to a class that extends {@code kodama.lua.TranslatedCode}.
     *
     * @param constants its constants, as the machine holds them
     * @param cost what a call counts against the budget
     * @param feedback what is known of its instructions
     * @param onlookers who looks on while the function runs
     * @param longest how long its methods may be; in bytes, {@link #LONGEST_METHOD} unless for a test
     * @return the class, or null if the function is too long
     */
    public static @Nullable TranslatedClass translate(
            Prototype prototype,
            LuaValue[] constants,
            int cost,
            TypeFeedback feedback,
            Instrumentation onlookers,
            int longest) {
        if (prototype.code.length > MOST_INSTRUCTIONS) return null;
        SourceFunction source = new SourceFunction(prototype, constants, feedback, onlookers);
        return source.isRegular() ? translate(source, cost, longest) : null;
    }

    /** Cuts the function into more and more parts until each is short enough. */
    private static @Nullable TranslatedClass translate(SourceFunction source, int cost, int longest) {
        int count = Math.max(1, (int) ((long) source.length * LONGEST_METHOD / longest / FEW_INSTRUCTIONS / 2));
        while (count <= MOST_PARTS && count <= source.length) {
            Translation tried = new Translation(source, cost, count, longest);
            TranslatedClass made = tried.result();
            if (made != null) return made;
            count = Math.max(count + 1, count * tried.length / longest);
        }
        return null;
    }

    /** The class, or null if one of its methods is too long. */
    private @Nullable TranslatedClass result() {
        if (!settles()) return null;
        ClassWriter file = new ClassWriter(ClassWriter.COMPUTE_MAXS);
        file.visit(V17, ACC_FINAL, InternalNames.SELF, null, InternalNames.TRANSLATED, null);
        Constants constants = new Constants(source.constants);
        write(file, constants);
        if (length > longest) return null;
        return new TranslatedClass(
                file.toByteArray(),
                constants.caches(),
                constants.exits(),
                RegisterMaps.words(source.registers),
                parts.size());
    }

    /** Writes the methods nowhere, again and again until no joint changes any more; false if that has no end. */
    private boolean settles() {
        for (int round = 0; round < MOST_ROUNDS; round++) {
            methods(new Nowhere(), new Constants(source.constants));
            boolean isChanged = findings.takeChanged();
            if (!findingsOfNumbers.takeChanged() && !isChanged) return true;
        }
        return false;
    }

    private void write(ClassWriter file, Constants constants) {
        List<Label> ends = methods(file, constants);
        length = ends.stream().mapToInt(Label::getOffset).max().orElse(0);
        String called = isShort() ? TranslatedClass.CALLED_BODY : TranslatedClass.BODY;
        EntryPointEmitter ways = new EntryPointEmitter(source, cost, JavaStackDepth.limit(source, length), called);
        ways.writeTo(file);
        if (takesNumbers()) ways.numbers(file);
        if (parts.size() > 1) new PartDispatcher(source, parts, file).write();
        constants.writeTo(file);
    }

    private boolean isShort() {
        return parts.size() == 1 && source.length <= SHORT;
    }

    /** Whether there is a method for calls with numbers. */
    private boolean takesNumbers() {
        boolean hasFew = source.parameters >= 1 && source.parameters <= EntryPointEmitter.MOST_NUMBERS;
        boolean isPlain = !source.isVararg && !source.sharesRegisters();
        return hasFew && isPlain && isShort() && wishes.areParametersNumbers();
    }

    /** Writes the methods that do the work, and notes what is found out; returns their ends. */
    private List<Label> methods(ClassVisitor file, Constants constants) {
        List<Label> ends = new ArrayList<>();
        MethodPart first = parts.get(0);
        if (isShort()) ends.add(method(first, EntryKind.CALL, TranslatedClass.CALLED_BODY, file, constants));
        if (takesNumbers())
            ends.add(method(first, EntryKind.NUMBERS, TranslatedClass.BODY_OF_NUMBERS, file, constants));
        for (MethodPart part : parts) {
            String name = parts.size() == 1 ? TranslatedClass.BODY : part.method();
            EntryKind entrance = isShort() ? EntryKind.FRAME : EntryKind.ANY;
            ends.add(method(part, entrance, name, file, constants));
        }
        return ends;
    }

    /** Writes a method, and notes what is found out; returns its end. */
    private Label method(MethodPart part, EntryKind entrance, String name, ClassVisitor file, Constants constants) {
        Findings found = entrance.isNumberEntry() ? findingsOfNumbers : findings;
        String type = entrance.isNumberEntry() ? Registers.methodTypeOfNumbers(source) : Registers.methodType(source);
        Object[] locals = Registers.locals(source, entrance, found.numbers(), found.groups());
        BytecodeWriter out = new BytecodeWriter(file, name, type, locals);
        Registers registers = new Registers(source, entrance, constants, out, found.numbers(), found.groups());
        SideExitEmitter leaving = new SideExitEmitter(source, registers, constants, out);
        EmitterContext context =
                new EmitterContext(source, part, entrance, flow, liveness, found.joints, out, registers, leaving);
        PrologueEmitter entries = new PrologueEmitter(flow, found.joints, context);
        Label begin = new Label();
        entries.begin();
        out.bind(begin);
        new BodyEmitter(context, constants, wishes).write();
        entries.write();
        leaving.write();
        leaving.rethrow(begin);
        found.meet(registers.metNumbers, registers.metGroups);
        return out.end();
    }

    /** What is only found out in writing methods: the next round of writing them knows it. */
    private static final class Findings {

        /** Where blocks find registers. */
        final MergeStates joints;

        /** Registers that are numbers somewhere, as far as is known yet. */
        private BitSet numbers = new BitSet();

        /** Those of them that were met in this round. */
        private BitSet met = new BitSet();

        /** How many groups of fields there are at a time, as far as is known yet. */
        private int groups;

        /** How many were met so far in this round. */
        private int metGroups;

        Findings(MergeStates joints) {
            this.joints = joints;
        }

        BitSet numbers() {
            return numbers;
        }

        int groups() {
            return groups;
        }

        /** Registers that are numbers somewhere in a method that was just written, and its groups. */
        void meet(BitSet some, int someGroups) {
            met.or(some);
            metGroups = Math.max(metGroups, someGroups);
        }

        /** Ends a round; whether it has found anything new. */
        boolean takeChanged() {
            boolean isChanged = joints.takeChanged() || !numbers.equals(met) || groups != metGroups;
            numbers = met;
            met = new BitSet();
            groups = metGroups;
            metGroups = 0;
            return isChanged;
        }
    }

    /** Takes methods and keeps nothing of them: what is only found out in writing needs no class file. */
    private static final class Nowhere extends ClassVisitor {

        private static final MethodVisitor METHOD = new MethodVisitor(ASM9) {};

        Nowhere() {
            super(ASM9);
        }

        @Override
        public MethodVisitor visitMethod(
                int access, String name, String type, @Nullable String signature, String @Nullable [] exceptions) {
            return METHOD;
        }
    }
}
