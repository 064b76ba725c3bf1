package kodama.lua.bind;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.BiConsumer;
import org.jspecify.annotations.Nullable;
import org.objectweb.asm.AnnotationVisitor;
import org.objectweb.asm.Opcodes;

/** Reads what an annotation says: of its texts and flags, of lists, and of annotations in it. */
final class AnnotationReader extends AnnotationVisitor {
    /** Takes each by its name; that of an item of a list is null. */
    private final BiConsumer<String, Object> values;

    private AnnotationReader(BiConsumer<String, Object> values) {
        super(Opcodes.ASM9);
        this.values = values;
    }

    /**
     * Begins an annotation of a class or a method.
     *
     * @param all where it goes
     * @param name its descriptor
     * @param isVisible whether it is there when the program runs
     * @return null for one that is not
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
