package kodama;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassVisitor;
import org.objectweb.asm.Handle;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;

/**
 * Code of the simulation computes with {@link StrictMath}, because many methods of {@link Math} may return other last
 * bits on other machines; a replay would then show another game. Drawing and sound may use them.
 */
class InexactMathTest {
    private static final String MATH = "java/lang/Math";

    /** Methods of {@link Math} whose results are specified exactly. */
    private static final Set<String> EXACT = Set.of(
            "abs",
            "absExact",
            "addExact",
            "ceil",
            "ceilDiv",
            "ceilMod",
            "clamp",
            "copySign",
            "decrementExact",
            "divideExact",
            "floor",
            "floorDiv",
            "floorMod",
            "fma",
            "getExponent",
            "IEEEremainder",
            "incrementExact",
            "max",
            "min",
            "multiplyExact",
            "multiplyFull",
            "multiplyHigh",
            "negateExact",
            "nextAfter",
            "nextDown",
            "nextUp",
            "rint",
            "round",
            "scalb",
            "signum",
            "sqrt",
            "subtractExact",
            "toIntExact",
            "ulp",
            "unsignedMultiplyHigh");

    /** Modules whose code is part of the simulation. */
    private static final List<String> MODULES = List.of("lua", "engine", "game");

    /** Packages for drawing and sound, which the simulation cannot read. */
    private static final List<String> EXCEPTED = List.of("kodama.draw.", "kodama.sound.", "kodama.shot.look.");

    @Test
    void theSimulationUsesOnlyExactMethodsOfMath() throws IOException {
        List<String> found = new ArrayList<>();
        int count = 0;
        for (String module : MODULES) {
            for (Path file : classes(SourceTree.classes(module))) {
                ClassReader reader = new ClassReader(Files.readAllBytes(file));
                count++;
                if (!isExcepted(reader)) found.addAll(inexact(reader));
            }
        }
        assertTrue(count > 1000, "classes: " + count);
        assertEquals(List.of(), found);
    }

    @Test
    void callsAndReferencesAreFound() throws IOException {
        assertEquals(
                List.of("kodama.InexactMathTest$Inexact: Math.hypot", "kodama.InexactMathTest$Inexact: Math.sin"),
                inexact(new ClassReader(Inexact.class.getName())));
    }

    /** Uses methods of all kinds. */
    private static final class Inexact {
        final java.util.function.DoubleUnaryOperator reference = Math::sin;
        final java.util.function.DoubleUnaryOperator exact = Math::floor;

        double call(double x) {
            return Math.hypot(x, Math.sqrt(x)) + StrictMath.cos(x);
        }
    }

    private static List<Path> classes(Path folder) throws IOException {
        try (Stream<Path> files = Files.walk(folder)) {
            return files.filter(file -> file.toString().endsWith(".class")).toList();
        }
    }

    private static String name(ClassReader reader) {
        return reader.getClassName().replace('/', '.');
    }

    private static boolean isExcepted(ClassReader reader) {
        return EXCEPTED.stream().anyMatch(name(reader)::startsWith);
    }

    private static List<String> inexact(ClassReader reader) {
        Set<String> names = new TreeSet<>();
        reader.accept(new MathFinder(names), ClassReader.SKIP_DEBUG);
        return names.stream()
                .filter(name -> !EXACT.contains(name))
                .map(name -> name(reader) + ": Math." + name)
                .toList();
    }

    /** Collects the methods of {@link Math} that a class calls or refers to. */
    private static final class MathFinder extends ClassVisitor {
        private final Set<String> names;

        MathFinder(Set<String> names) {
            super(Opcodes.ASM9);
            this.names = names;
        }

        @Override
        public MethodVisitor visitMethod(int access, String name, String type, String generic, String[] thrown) {
            return new MethodVisitor(Opcodes.ASM9) {
                @Override
                public void visitMethodInsn(int opcode, String owner, String called, String its, boolean isInterface) {
                    add(owner, called);
                }

                @Override
                public void visitInvokeDynamicInsn(String called, String its, Handle factory, Object... arguments) {
                    for (Object each : arguments)
                        if (each instanceof Handle handle) add(handle.getOwner(), handle.getName());
                }
            };
        }

        private void add(String owner, String called) {
            if (owner.equals(MATH)) names.add(called);
        }
    }
}
