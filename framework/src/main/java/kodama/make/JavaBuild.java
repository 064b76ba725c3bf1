package kodama.make;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import javax.tools.JavaCompiler;
import javax.tools.ToolProvider;

/**
 * Builds what a game has in Java: the sources in its folder {@code java} become classes in its folder {@code classes},
 * by the compiler of the running JDK and against the running Kodama.
 */
public enum JavaBuild {
    /** The game is all in Lua. */
    NOTHING,
    /** The classes are there. */
    DONE,
    /** This Java has no compiler: it is no JDK. */
    NO_COMPILER;

    private static final String SOURCES = "java";
    private static final String CLASSES = "classes";

    /** The oldest Java that games run on. */
    private static final String RELEASE = "17";

    /**
     * Builds a game.
     *
     * @param game its folder
     * @return what came of it
     * @throws MakeException if the sources cannot be compiled; the message is the compiler's
     */
    public static JavaBuild of(Path game) {
        List<String> sources = sources(game.resolve(SOURCES));
        if (sources.isEmpty()) return NOTHING;
        JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
        if (compiler == null) return NO_COMPILER;
        compile(compiler, sources, game.resolve(CLASSES));
        return DONE;
    }

    private static List<String> sources(Path folder) {
        if (!Files.isDirectory(folder)) return List.of();
        try (Stream<Path> files = Files.walk(folder)) {
            return files.map(Path::toString)
                    .filter(name -> name.endsWith(".java"))
                    .sorted()
                    .toList();
        } catch (IOException e) {
            throw new MakeException("the folder '" + folder + "' cannot be read (" + e.getMessage() + ")", e);
        }
    }

    private static void compile(JavaCompiler compiler, List<String> sources, Path classes) {
        List<String> arguments = new ArrayList<>(List.of("-proc:none", "-nowarn", "--release", RELEASE));
        arguments.addAll(List.of("-encoding", StandardCharsets.UTF_8.name()));
        arguments.addAll(List.of("-d", classes.toString(), "-cp", System.getProperty("java.class.path")));
        arguments.addAll(sources);
        ByteArrayOutputStream said = new ByteArrayOutputStream();
        if (compiler.run(null, said, said, arguments.toArray(String[]::new)) != 0)
            throw new MakeException(said.toString(StandardCharsets.UTF_8).strip());
    }
}
