package kodama.lua.bind;

import java.io.IOException;
import java.io.InputStream;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.BiConsumer;
import org.jspecify.annotations.Nullable;
import org.objectweb.asm.AnnotationVisitor;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassVisitor;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;

/**
 * A class as its file declares it: annotations, and methods in source order. Reflection returns methods in any order,
 * and its first use of annotations would add about 30 ms to the program's start.
 *
 * <p>Annotation values are Strings and Booleans, Lists of values, and Maps for nested annotations. Values of other
 * types, and defaults, are not included.
 *
 * @param annotations values of the class's annotations, by descriptor
 * @param methods its methods, including synthetic ones
 */
record DeclaredClass(Map<String, Map<String, Object>> annotations, List<Method> methods) {
    /**
     * A method as its class file declares it.
     *
     * @param access its flags, as in {@link java.lang.reflect.Modifier}; a bridge has the flag of {@code volatile}
     * @param descriptor its types, as in {@code (DI)V}
     * @param annotations values of its annotations, by descriptor
     */
    record Method(int access, String name, String descriptor, Map<String, Map<String, Object>> annotations) {}

    private static final int NO_CODE = ClassReader.SKIP_CODE | ClassReader.SKIP_DEBUG | ClassReader.SKIP_FRAMES;

    /** Index of the byte of a class file with its Java version. */
    private static final int VERSION = 7;

    /**
     * Reads the file of a class.
     *
     * @param type a class whose loader provides its file
     * @throws IllegalStateException if the file does not exist or cannot be read
     */
    static DeclaredClass read(Class<?> type) {
        String file = type.getName().substring(type.getName().lastIndexOf('.') + 1) + ".class";
        try (InputStream found = type.getResourceAsStream(file)) {
            if (found == null) throw new IllegalStateException("the file " + file + " of " + type + " was not found");
            return read(found.readAllBytes());
        } catch (IOException e) {
            throw new IllegalStateException(type + " cannot be read: " + e, e);
        }
    }

    private static DeclaredClass read(byte[] file) {
        file[VERSION] = Opcodes.V17; // ASM rejects versions that it does not know yet
        DeclaredClass read = new DeclaredClass(new HashMap<>(), new ArrayList<>());
        new ClassReader(file).accept(new Reader(read), NO_CODE);
        return read;
    }

    /** Collects annotations and methods. */
    private static final class Reader extends ClassVisitor {
        private final DeclaredClass read;

        Reader(DeclaredClass read) {
            super(Opcodes.ASM9);
            this.read = read;
        }

        @Override
        public @Nullable AnnotationVisitor visitAnnotation(String descriptor, boolean visible) {
            return AnnotationReader.of(read.annotations, descriptor, visible);
        }

        @Override
        public MethodVisitor visitMethod(
                int access,
                String name,
                String descriptor,
                @Nullable String signature,
                String @Nullable [] exceptions) {
            Map<String, Map<String, Object>> annotations = new HashMap<>();
            read.methods.add(new Method(access, name, descriptor, annotations));
            return new MethodVisitor(Opcodes.ASM9) {
                @Override
                public @Nullable AnnotationVisitor visitAnnotation(String annotation, boolean visible) {
                    return AnnotationReader.of(annotations, annotation, visible);
                }
            };
        }
    }

    /** Reads the strings, booleans, lists and nested annotations of an annotation. */
    private static final class AnnotationReader extends AnnotationVisitor {
        /** Called with the name and value of each attribute; the name of a list item is null. */
        private final BiConsumer<String, Object> values;

        private AnnotationReader(BiConsumer<String, Object> values) {
            super(Opcodes.ASM9);
            this.values = values;
        }

        /**
         * Begins an annotation of a class or a method.
         *
         * @param all receives the values
         * @param name its descriptor
         * @param isVisible whether it is retained at run time
         * @return null if it is not
         */
        static @Nullable AnnotationReader of(Map<String, Map<String, Object>> all, String name, boolean isVisible) {
            if (!isVisible) return null;
            Map<String, Object> values = new HashMap<>();
            all.put(name, values);
            return new AnnotationReader(values::put);
        }

        @Override
        public void visit(String name, Object value) {
            if (value instanceof String || value instanceof Boolean) values.accept(name, value);
        }

        @Override
        public AnnotationVisitor visitAnnotation(String name, String descriptor) {
            Map<String, Object> nested = new HashMap<>();
            values.accept(name, nested);
            return new AnnotationReader(nested::put);
        }

        @Override
        public AnnotationVisitor visitArray(String name) {
            List<Object> list = new ArrayList<>();
            values.accept(name, list);
            return new AnnotationReader((none, value) -> list.add(value));
        }
    }
}
