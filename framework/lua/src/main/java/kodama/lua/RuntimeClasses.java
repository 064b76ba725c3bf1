package kodama.lua;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodHandles.Lookup;

/** Defines classes generated at run time. Only this class does so; a platform that cannot must replace it. */
public final class RuntimeClasses {
    private RuntimeClasses() {}

    /**
     * Defines a class in the package of another, and creates an instance.
     *
     * @param neighbor a class in that package; its loader defines the new class
     * @param file the class file, with a constructor without parameters
     * @throws IllegalStateException if the class cannot be defined
     */
    public static Object defineInPackageOf(Class<?> neighbor, byte[] file) {
        try {
            return made(MethodHandles.privateLookupIn(neighbor, MethodHandles.lookup())
                    .defineClass(file));
        } catch (ReflectiveOperationException e) {
            throw new IllegalStateException("cannot define the class generated for " + neighbor + ": " + e, e);
        }
    }

    /** Defines a hidden class in this package, which is collected with its last instance; creates an instance. */
    static Object defineHidden(byte[] file, Object[] classData) {
        try {
            Lookup defined = MethodHandles.lookup().defineHiddenClassWithClassData(file, classData, true);
            return made(defined.lookupClass());
        } catch (ReflectiveOperationException e) {
            throw new IllegalStateException("cannot define the class of a translated function: " + e, e);
        }
    }

    private static Object made(Class<?> type) throws ReflectiveOperationException {
        var constructor = type.getDeclaredConstructor();
        constructor.setAccessible(true); // it may be in another package
        return constructor.newInstance();
    }
}
