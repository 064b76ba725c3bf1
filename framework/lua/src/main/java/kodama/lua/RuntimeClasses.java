package kodama.lua;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodHandles.Lookup;

/** Defines classes that were written at run time. Nothing else does: a platform that cannot replaces this class. */
public final class RuntimeClasses {
    private RuntimeClasses() {}

    /**
     * Defines a class in the package of another, and makes an object of it.
     *
     * @param neighbor a class whose loader gets the new one
     * @param file the class file; its class has a constructor without parameters
     * @throws IllegalStateException if it cannot be defined
     */
    public static Object defineInPackageOf(Class<?> neighbor, byte[] file) {
        try {
            return made(MethodHandles.privateLookupIn(neighbor, MethodHandles.lookup())
                    .defineClass(file));
        } catch (ReflectiveOperationException e) {
            throw new IllegalStateException("the class made for " + neighbor + " cannot be used: " + e, e);
        }
    }

    /** Defines a hidden class of this package, which is collected with its last object, and makes an object of it. */
    static Object defineHidden(byte[] file, Object[] classData) {
        try {
            Lookup defined = MethodHandles.lookup().defineHiddenClassWithClassData(file, classData, true);
            return made(defined.lookupClass());
        } catch (ReflectiveOperationException e) {
            throw new IllegalStateException("a translated function is not a class: " + e, e);
        }
    }

    private static Object made(Class<?> type) throws ReflectiveOperationException {
        var constructor = type.getDeclaredConstructor();
        constructor.setAccessible(true); // it may belong to another package
        return constructor.newInstance();
    }
}
