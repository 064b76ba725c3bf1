package kodama.lua.translate;

import java.util.ArrayList;
import java.util.List;
import org.objectweb.asm.Label;

/** What happens seldom, written behind everything else so that the common way stays short. */
final class OutOfLineCode {

    /** A way out: where the registers were when it was taken, and what is done then. */
    private record Exit(Label label, int[] places, Runnable work) {}

    private final Registers registers;
    private final BytecodeWriter out;
    private final List<Exit> exits = new ArrayList<>();

    OutOfLineCode(Registers registers, BytecodeWriter out) {
        this.registers = registers;
        this.out = out;
    }

    /** The label of work that begins with the registers where they are now. */
    Label outOfLine(Runnable work) {
        Label label = new Label();
        exits.add(new Exit(label, registers.locations(), work));
        return label;
    }

    /** Writes all; what is written may add others. */
    void emit() {
        for (int i = 0; i < exits.size(); i++) {
            Exit each = exits.get(i);
            out.bind(each.label);
            registers.setLocations(each.places);
            each.work.run();
        }
    }
}
