package kodama.lua.translate;

import java.util.ArrayList;
import java.util.List;
import org.objectweb.asm.Label;

/** Code for rare cases, emitted out of line at the end of the method so that the common path stays short. */
final class OutOfLineCode {

    /** A rare case: its label, the register locations at the jump, and the emitter of its code. */
    private record Exit(Label label, int[] locations, Runnable work) {}

    private final Registers registers;
    private final BytecodeWriter out;
    private final List<Exit> exits = new ArrayList<>();

    OutOfLineCode(Registers registers, BytecodeWriter out) {
        this.registers = registers;
        this.out = out;
    }

    /** Returns the label of code that starts with the current register locations. */
    Label outOfLine(Runnable work) {
        Label label = new Label();
        exits.add(new Exit(label, registers.locations(), work));
        return label;
    }

    /** Emits all rare cases; this may add further ones. */
    void emit() {
        for (int i = 0; i < exits.size(); i++) {
            Exit each = exits.get(i);
            out.bind(each.label);
            registers.setLocations(each.locations);
            each.work.run();
        }
    }
}
