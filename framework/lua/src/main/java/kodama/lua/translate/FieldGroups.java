package kodama.lua.translate;

import static org.objectweb.asm.Opcodes.*;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import kodama.lua.compile.Opcode;
import org.jspecify.annotations.Nullable;

/**
 * Groups of instructions in a block that access number fields of the same table. The code checks the table's shape
 * once, before the first access, and all of them use the result. A group ends with the first instruction that may
 * change the shape of any table, because two registers may hold the same one.
 */
final class FieldGroups {

    /** Most names in a group: one byte of a {@code long} each. */
    private static final int MAX_NAMES = 8;

    /** A field that is used only once is cheaper on its own. */
    private static final int MIN_USES = 2;

    /** Most groups that are open at the same time; each has its own local variables. */
    private static final int MAX_GROUPS = 4;

    /**
     * An open group of one register's table.
     *
     * @param variable index of the group's local variables
     * @param last the last instruction that uses the group
     * @param names indices of the names among the constants
     */
    private record Group(int register, int variable, int last, List<Integer> names) {}

    private final EmitterContext context;
    private final Operands operands;
    private final TypeHints typeHints;
    private final RegisterEffects effects;
    private final Registers registers;
    private final BytecodeWriter out;
    private final List<Group> open = new ArrayList<>();

    /**
     * Registers whose table this block has created: their fields get their first values, so there is nothing to find.
     */
    private final BitSet fresh = new BitSet();

    FieldGroups(EmitterContext context, Operands operands, TypeHints typeHints) {
        this.context = context;
        this.operands = operands;
        this.typeHints = typeHints;
        effects = new RegisterEffects(context.source);
        registers = context.registers;
        out = context.out;
    }

    // planning

    void beginBlock() {
        end();
        fresh.clear();
    }

    /** Closes all groups: nothing is known of any table from here on. */
    void end() {
        open.clear();
    }

    /** Closes groups whose register an instruction has overwritten, and those it was the last user of. */
    void pass(Instruction i) {
        if (!isQuiet(i)) end();
        BitSet set = effects.sets(i);
        open.removeIf(group -> set.get(group.register) || group.last <= i.pc());
        fresh.andNot(set);
        if (i.opcode() == Opcode.NEWTABLE) fresh.set(i.a());
    }

    /** Whether an instruction leaves the shapes of all tables unchanged; writes to tables are checked separately. */
    private boolean isQuiet(Instruction i) {
        if (context.source.feedback.metamethodSites().get(i.pc())) return false;
        return switch (i.opcode()) {
            case Opcode.MOVE, Opcode.LOADK, Opcode.LOADNIL, Opcode.GETUPVAL, Opcode.SETUPVAL -> true;
            case Opcode.GETTABUP, Opcode.GETTABLE, Opcode.SETTABLE, Opcode.SELF, Opcode.LEN, Opcode.NOT -> true;
            default -> isSum(i);
        };
    }

    private static boolean isSum(Instruction i) {
        return switch (i.opcode()) {
            case Opcode.ADD, Opcode.SUB, Opcode.MUL, Opcode.DIV, Opcode.MOD, Opcode.POW, Opcode.UNM -> true;
            default -> false;
        };
    }

    /** Whether a group covers the field that an instruction uses; opens a group if that is worthwhile. */
    boolean has(Instruction i, int register, int name) {
        Group known = group(register);
        if (known == null) known = begin(i, register);
        return known != null && known.names.contains(Instruction.constant(name));
    }

    private @Nullable Group group(int register) {
        for (Group each : open) if (each.register == register) return each;
        return null;
    }

    private @Nullable Group begin(Instruction first, int register) {
        int variable = freeVariable();
        if (variable == MAX_GROUPS || registers.isShared(register) || fresh.get(register)) return null;
        Group begun = plan(first, register, variable);
        if (begun == null) return null;
        open.add(begun);
        checkShape(begun);
        return begun;
    }

    private int freeVariable() {
        BitSet taken = new BitSet();
        for (Group each : open) taken.set(each.variable);
        return taken.nextClearBit(0);
    }

    /** Scans ahead for further uses of the table; null if there are too few. */
    private @Nullable Group plan(Instruction first, int register, int variable) {
        List<Integer> names = new ArrayList<>();
        BitSet numbers = registers.numbers();
        int uses = 0;
        int last = first.pc();
        for (int pc = first.pc(); isInBlock(first, pc); pc++) {
            Instruction i = context.source.code[pc];
            if (!isQuiet(i) || i.opcode() == Opcode.SETTABLE && !setsNumber(i, numbers)) break;
            if (uses(i) == register && (takesNumber(i) || i.opcode() == Opcode.SETTABLE)) {
                uses++;
                last = pc;
                int name = Instruction.constant(i.opcode() == Opcode.SETTABLE ? i.b() : i.c());
                if (!names.contains(name) && names.size() < MAX_NAMES) names.add(name);
            }
            updateNumbers(i, numbers);
            if (effects.sets(i).get(register)) break;
        }
        boolean isAlone = open.isEmpty() || first.opcode() != Opcode.SETTABLE; // else it closes the others
        return uses < (isAlone ? MIN_USES : 1) ? null : new Group(register, variable, last, names);
    }

    private boolean isInBlock(Instruction first, int pc) {
        return context.part.has(pc) && (pc == first.pc() || !context.flow.leaders.get(pc));
    }

    /** Returns the register whose table an instruction uses, or -1. */
    private static int uses(Instruction i) {
        return switch (i.opcode()) {
            case Opcode.GETTABLE -> i.b();
            case Opcode.SETTABLE -> i.a();
            default -> -1;
        };
    }

    private boolean takesNumber(Instruction i) {
        return i.opcode() == Opcode.GETTABLE && operands.isName(i.c()) && typeHints.wantsNumber(i.pc(), i.a());
    }

    private boolean setsNumber(Instruction i, BitSet numbers) {
        if (!operands.isName(i.b())) return false;
        return Instruction.isConstant(i.c()) ? operands.isNumber(i.c()) : numbers.get(i.c());
    }

    /** Updates the set of registers that hold numbers after an instruction. */
    private void updateNumbers(Instruction i, BitSet numbers) {
        boolean isNumber = i.opcode() == Opcode.MOVE && numbers.get(i.b())
                || i.opcode() == Opcode.LOADK && operands.isNumberConstant(i.bx())
                || isSum(i)
                || takesNumber(i);
        if (isSum(i)) effects.uses(i).stream().forEach(numbers::set);
        numbers.andNot(effects.sets(i));
        if (isNumber) numbers.set(i.a());
    }

    // code

    /** Emits the shape check of a group. */
    private void checkShape(Group group) {
        operands.pushGroup(group.names);
        registers.pushValue(group.register);
        out.callVirtual(InternalNames.FIELD_GROUP, "slots", "(" + InternalNames.A_VALUE + ")J");
        out.local(LSTORE, registers.slots(group.variable));
        registers.pushValue(group.register);
        out.call(InternalNames.FIELD_GROUP, "numbers", "(" + InternalNames.A_VALUE + ")[J");
        out.local(ASTORE, registers.slotNumbers(group.variable));
    }

    /** Pushes the slot of a field that {@link #has} has found in a group. */
    void pushSlot(int register, int name) {
        Group group = group(register);
        if (group == null) throw new IllegalStateException("no group for register " + register);
        out.local(ALOAD, registers.slotNumbers(group.variable));
        out.local(LLOAD, registers.slots(group.variable));
        out.push(Byte.SIZE * group.names.indexOf(Instruction.constant(name)));
    }

    /** Returns an emitter that invalidates all open groups, for code after which a table may have another shape. */
    Runnable invalidation() {
        List<Group> known = List.copyOf(open);
        return () -> {
            for (Group each : known) {
                out.call(InternalNames.FIELD_GROUP, "noNumbers", "()[J");
                out.local(ASTORE, registers.slotNumbers(each.variable));
            }
        };
    }
}
