package kodama.make;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.lang.reflect.Proxy;
import java.nio.file.Path;
import java.util.List;
import javax.tools.JavaCompiler;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Compilers that cannot compile a game. */
class JavaBuildTest {
    @TempDir
    private Path temp;

    /** A JRE can have the compiler, but not the file with the signatures of older versions. */
    @Test
    void anIncompleteCompilerIsReported() {
        JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
        assumeTrue(compiler != null);
        JavaCompiler incomplete = (JavaCompiler) Proxy.newProxyInstance(
                JavaCompiler.class.getClassLoader(),
                new Class<?>[] {JavaCompiler.class},
                (proxy, method, arguments) -> {
                    if (method.getName().equals("getTask"))
                        throw new IllegalArgumentException("error: release version 17 not supported");
                    return method.invoke(compiler, arguments);
                });
        MakeException refused =
                assertThrows(MakeException.class, () -> JavaBuild.compile(incomplete, List.of(), temp, List.of()));
        assertEquals(
                "not compiled: the compiler of this Java is incomplete (error: release version 17 not supported);"
                        + " use a JDK",
                refused.getMessage());
    }
}
