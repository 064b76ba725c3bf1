package kodama.lua.classfile;

import java.util.ArrayList;
import java.util.List;

/** A class in the making: static final fields, methods, one constant pool. Not thread-safe. */
public final class ClassFile {

    private static final int MAGIC = 0xcafebabe;
    private static final int JAVA_17 = 61;
    private static final int FINAL_SUPER = 0x30;

    /** {@code static}, for {@link #method}. */
    public static final int STATIC = 8;

    private static final int STATIC_FINAL = 0x18;

    private final ConstantPool pool = new ConstantPool();
    private final String name;
    private final String superclass;
    private final ByteList fields = new ByteList();
    private int fieldCount;
    private final List<Assembler> methods = new ArrayList<>();

    /**
     * Starts a class.
     *
     * @param name its name with slashes
     * @param superclass the name of its superclass with slashes
     */
    public ClassFile(String name, String superclass) {
        this.name = name;
        this.superclass = superclass;
    }

    /**
     * The name with slashes.
     *
     * @return the name
     */
    public String name() {
        return name;
    }

    /**
     * The name of a class as class files have it.
     *
     * @param type any class but an array
     * @return its name with slashes
     */
    public static String nameOf(Class<?> type) {
        return type.getName().replace('.', '/');
    }

    /**
     * Adds a static final field.
     *
     * @param field its name
     * @param type its descriptor
     */
    public void constant(String field, String type) {
        fields.u2(STATIC_FINAL);
        fields.u2(pool.text(field));
        fields.u2(pool.text(type));
        fields.u2(0);
        fieldCount++;
    }

    /**
     * Adds a method.
     *
     * @param access 0, or {@link #STATIC}
     * @param method its name
     * @param type its descriptor
     * @param locals the verification types of all its local variables; they hold from the first label on
     * @return writes its instructions
     */
    public Assembler method(int access, String method, String type, List<LocalType> locals) {
        Assembler added = new Assembler(pool, access, method, type, locals);
        methods.add(added);
        return added;
    }

    /**
     * The finished class file.
     *
     * @return its bytes
     */
    public byte[] toBytes() {
        ByteList body = body();
        ByteList out = new ByteList();
        out.u4(MAGIC);
        out.u4(JAVA_17);
        pool.writeTo(out);
        out.add(body);
        return out.toArray();
    }

    private ByteList body() {
        ByteList body = new ByteList();
        body.u2(FINAL_SUPER);
        body.u2(pool.type(name));
        body.u2(pool.type(superclass));
        body.u2(0);
        body.u2(fieldCount);
        body.add(fields);
        body.u2(methods.size());
        for (Assembler each : methods) each.writeTo(body);
        body.u2(0);
        return body;
    }
}
