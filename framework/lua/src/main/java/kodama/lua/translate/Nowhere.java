package kodama.lua.translate;

import static org.objectweb.asm.Opcodes.ASM9;

import org.jspecify.annotations.Nullable;
import org.objectweb.asm.ClassVisitor;
import org.objectweb.asm.MethodVisitor;

/** Takes methods and keeps nothing of them: what is only found out in writing needs no class file. */
final class Nowhere extends ClassVisitor {

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
