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

/**
 * Translates one Lua function to a Java class.
 *
 * <ol>
 *   <li>{@link SourceFunction} decodes the instructions. {@link ControlFlowGraph} finds reachable code, blocks and
 *       entry points; {@link Liveness} finds the registers that are still read; {@link TypeHints} finds those that
 *       should be unboxed numbers.
 *   <li>{@link FunctionSplitter} splits a long function into parts, one method each. If a method gets longer than
 *       HotSpot compiles, the translation starts again with more parts.
 *   <li>Dry runs emit all methods to a visitor that discards the code, until the register locations at block entries
 *       ({@link MergeStates}) no longer change.
 *   <li>The last run emits the class. A method consists of its prologue ({@link PrologueEmitter}); the blocks ({@link
 *       BodyEmitter}); code for rare cases ({@link OutOfLineCode}); reloads of registers for the entry points; and the
 *       common tail of all side exits ({@link SideExitEmitter}).
 *   <li>{@link EntryPointEmitter} adds the methods by which callers and the machine enter the code, {@link
 *       PartDispatcher} the method that connects several parts, {@link Constants} the fields.
 * </ol>
 */
public final class Translation {

    /** The length above which HotSpot does not compile a method, in bytes. */
    public static final int MAX_METHOD_LENGTH = 8000;

    /** Longest function that is translated, in instructions, because a translation takes time. */
    private static final int MAX_INSTRUCTIONS = 10_000;

    /** Number of instructions that almost always fit into a method. */
    private static final int FEW_INSTRUCTIONS = 200;

    /** Most parts of a function: smaller pieces gain nothing. */
    private static final int MAX_PARTS = 100;

    private static final int MAX_ROUNDS = 20;

    /** Longest function that has a separate method for calls, in instructions: HotSpot may inline up to 325 bytes. */
    private static final int SHORT = 40;

    private final SourceFunction source;
    private final int maxLength;
    private final ControlFlowGraph flow;
    private final Liveness liveness;
    private final TypeHints typeHints;
    private final List<MethodPart> parts;
    private final int cost;

    private final Findings findings;

    /** Findings for the variant that is called with numbers. */
    private final Findings findingsOfNumbers;

    /** The length of the longest method, in bytes. */
    private int length;

    private Translation(SourceFunction source, int cost, int count, int maxLength) {
        this.source = source;
        this.cost = cost;
        this.maxLength = maxLength;
        flow = new ControlFlowGraph(source);
        liveness = new Liveness(source, flow);
        typeHints = new TypeHints(source, flow, liveness);
        findings = new Findings(new MergeStates(source, liveness, typeHints, Registers.VALUE));
        findingsOfNumbers = new Findings(new MergeStates(source, liveness, typeHints, Registers.NUMBER));
        parts = new FunctionSplitter(source, flow, liveness).split(count);
        parts.forEach(part -> flow.leaders.set(part.begin()));
    }

    /**
     * Translates a function to a class that extends {@code kodama.lua.TranslatedCode}.
     *
     * @param constants its constants, as the machine holds them
     * @param cost instructions that a call charges to the budget
     * @param feedback what was observed of its instructions
     * @param instrumentation what the class exposes to debuggers and tools
     * @param maxLength greatest length of its methods, in bytes; {@link #MAX_METHOD_LENGTH} except in tests
     * @return the class, or null if the function is too long
     */
    public static @Nullable TranslatedClass translate(
            Prototype prototype,
            LuaValue[] constants,
            int cost,
            TypeFeedback feedback,
            Instrumentation instrumentation,
            int maxLength) {
        if (prototype.code.length > MAX_INSTRUCTIONS) return null;
        SourceFunction source = new SourceFunction(prototype, constants, feedback, instrumentation);
        return source.isRegular() ? translate(source, cost, maxLength) : null;
    }

    /** Tries more and more parts until each method is short enough. */
    private static @Nullable TranslatedClass translate(SourceFunction source, int cost, int maxLength) {
        int count = Math.max(1, (int) ((long) source.length * MAX_METHOD_LENGTH / maxLength / FEW_INSTRUCTIONS / 2));
        while (count <= MAX_PARTS && count <= source.length) {
            Translation tried = new Translation(source, cost, count, maxLength);
            TranslatedClass made = tried.result();
            if (made != null) return made;
            count = Math.max(count + 1, count * tried.length / maxLength);
        }
        return null;
    }

    /** Returns the class, or null if one of its methods is too long. */
    private @Nullable TranslatedClass result() {
        if (!reachFixedPoint()) return null;
        ClassWriter file = new ClassWriter(ClassWriter.COMPUTE_MAXS);
        file.visit(V17, ACC_FINAL, InternalNames.SELF, null, InternalNames.TRANSLATED, null);
        Constants constants = new Constants(source.constants);
        write(file, constants);
        if (length > maxLength) return null;
        return new TranslatedClass(
                file.toByteArray(),
                constants.caches(),
                constants.exitRows(),
                RegisterMaps.words(source.registers),
                parts.size());
    }

    /** Emits the methods as dry runs until nothing changes; false if there are too many rounds. */
    private boolean reachFixedPoint() {
        for (int round = 0; round < MAX_ROUNDS; round++) {
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
        EntryPointEmitter entryPoints =
                new EntryPointEmitter(source, cost, JavaStackDepth.limit(source, length), called);
        entryPoints.writeTo(file);
        if (takesNumbers()) entryPoints.numbers(file);
        if (parts.size() > 1) new PartDispatcher(source, parts, file).write();
        constants.writeTo(file);
    }

    private boolean isShort() {
        return parts.size() == 1 && source.length <= SHORT;
    }

    /** Whether there is a variant that is called with numbers. */
    private boolean takesNumbers() {
        boolean hasFew = source.parameters >= 1 && source.parameters <= EntryPointEmitter.MAX_NUMBERS;
        boolean isPlain = !source.isVararg && !source.sharesRegisters();
        return hasFew && isPlain && isShort() && typeHints.areParametersNumbers();
    }

    /** Emits the methods with the instructions and collects the findings; returns their end labels. */
    private List<Label> methods(ClassVisitor file, Constants constants) {
        List<Label> ends = new ArrayList<>();
        MethodPart first = parts.get(0);
        if (isShort()) ends.add(method(first, EntryKind.CALL, TranslatedClass.CALLED_BODY, file, constants));
        if (takesNumbers())
            ends.add(method(first, EntryKind.NUMBERS, TranslatedClass.BODY_OF_NUMBERS, file, constants));
        for (MethodPart part : parts) {
            String name = parts.size() == 1 ? TranslatedClass.BODY : part.method();
            EntryKind entryKind = isShort() ? EntryKind.FRAME : EntryKind.ANY;
            ends.add(method(part, entryKind, name, file, constants));
        }
        return ends;
    }

    /** Emits a method and collects the findings; returns its end label. */
    private Label method(MethodPart part, EntryKind entryKind, String name, ClassVisitor file, Constants constants) {
        Findings found = entryKind.isNumberEntry() ? findingsOfNumbers : findings;
        String type = entryKind.isNumberEntry() ? Registers.methodTypeOfNumbers(source) : Registers.methodType(source);
        Object[] locals = Registers.locals(source, entryKind, found.numbers(), found.groups());
        BytecodeWriter out = new BytecodeWriter(file, name, type, locals);
        Registers registers = new Registers(source, entryKind, constants, out, found.numbers(), found.groups());
        SideExitEmitter sideExits = new SideExitEmitter(source, registers, constants, out);
        EmitterContext context = new EmitterContext(
                source, part, entryKind, flow, liveness, found.mergeStates, out, registers, sideExits);
        PrologueEmitter prologue = new PrologueEmitter(flow, found.mergeStates, context);
        Label begin = new Label();
        prologue.begin();
        out.bind(begin);
        new BodyEmitter(context, constants, typeHints).write();
        prologue.write();
        sideExits.write();
        sideExits.rethrow(begin);
        found.meet(registers.metNumbers, registers.metGroups);
        return out.end();
    }

    /** What is only known after a round of emitting the methods, for the next round. */
    private static final class Findings {

        /** The register locations at block prologue. */
        final MergeStates mergeStates;

        /** Registers that are numbers somewhere, as far as earlier rounds have found. */
        private BitSet numbers = new BitSet();

        /** Those of them that this round has found. */
        private BitSet met = new BitSet();

        /** Number of field groups open at the same time in earlier rounds. */
        private int groups;

        /** Number of those that this round has found so far. */
        private int metGroups;

        Findings(MergeStates mergeStates) {
            this.mergeStates = mergeStates;
        }

        BitSet numbers() {
            return numbers;
        }

        int groups() {
            return groups;
        }

        /** Adds the number registers and groups of a method. */
        void meet(BitSet some, int someGroups) {
            met.or(some);
            metGroups = Math.max(metGroups, someGroups);
        }

        /** Ends a round; returns whether it has found anything new. */
        boolean takeChanged() {
            boolean isChanged = mergeStates.takeChanged() || !numbers.equals(met) || groups != metGroups;
            numbers = met;
            met = new BitSet();
            groups = metGroups;
            metGroups = 0;
            return isChanged;
        }
    }

    /** Discards all methods, for the dry runs. */
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
