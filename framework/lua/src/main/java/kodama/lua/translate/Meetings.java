package kodama.lua.translate;

import static org.objectweb.asm.Opcodes.ALOAD;

import kodama.lua.bytecode.Opcode;

/** Has a function tell, where it uses a table or calls a function, which one it meets: only for who listens. */
final class Meetings {

    private final Context context;
    private final Values values;

    Meetings(Context context, Values values) {
        this.context = context;
        this.values = values;
    }

    /** Before an instruction. */
    void tell(Instruction i) {
        switch (i.opcode()) {
            case Opcode.GETTABUP -> tell(() -> values.pushUpvalue(i.b()));
            case Opcode.SETTABUP -> tell(() -> values.pushUpvalue(i.a()));
            case Opcode.GETTABLE, Opcode.SELF -> tell(() -> context.registers.pushValue(i.b()));
            case Opcode.SETTABLE, Opcode.CALL, Opcode.TAILCALL, Opcode.TFORCALL ->
                tell(() -> context.registers.pushValue(i.a()));
            default -> {}
        }
    }

    private void tell(Runnable pushMet) {
        context.out.local(ALOAD, Registers.COROUTINE);
        context.out.local(ALOAD, Registers.FUNCTION);
        context.out.push(context.pc);
        pushMet.run();
        context.out.call(
                Names.CALL_PATHS, "met", "(" + Names.A_COROUTINE + Names.A_FUNCTION + "I" + Names.A_VALUE + ")V");
    }
}
