package kodama.make;

import java.io.File;
import java.io.IOException;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Collectors;
import javax.tools.Diagnostic;
import javax.tools.DiagnosticCollector;
import javax.tools.FileObject;
import javax.tools.ForwardingJavaFileManager;
import javax.tools.JavaCompiler;
import javax.tools.JavaFileObject;
import javax.tools.StandardJavaFileManager;
import javax.tools.ToolProvider;
import kodama.file.GameFileException;
import org.jspecify.annotations.Nullable;

/**
 * Builds the Java part of a game: compiles the sources in its folder {@code java} into its folder {@code classes}, with
 * the compiler of the running JDK and against the running Kodama.
 */
public enum JavaBuild {
    /** The game has no Java sources. */
    NOTHING,
    /** The classes have been built. */
    DONE,
    /** This Java has no compiler, as it is not a JDK. */
    NO_COMPILER;

    /** The oldest supported Java version. */
    private static final String RELEASE = "17";

    private static final int LINES_OF_FAILURE = 3;

    /**
     * Builds the game in a folder.
     *
     * @throws MakeException if the sources cannot be compiled; the message has the compiler's errors
     */
    public static JavaBuild of(Path game) {
        return of(game, List.of());
    }

    /**
     * Builds a game whose sources use further class folders and jars.
     *
     * @throws MakeException if the sources cannot be compiled; the message has the compiler's errors, the first one as
     *     {@code java/mygame/Moon.java:12: ';' expected}
     */
    public static JavaBuild of(Path game, List<Path> libraries) {
        clean(game);
        List<Path> sources = JavaSources.of(game).all();
        if (sources.isEmpty()) return NOTHING;
        JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
        if (compiler == null) return NO_COMPILER;
        compile(compiler, sources, game, libraries);
        return DONE;
    }

    /** Runs first, so that no source is compiled against the class of a deleted source. */
    private static void clean(Path game) {
        try {
            new BuiltClasses(game).clean();
        } catch (IOException | GameFileException e) {
            throw unwritable(game, e);
        }
    }

    static void compile(JavaCompiler compiler, List<Path> sources, Path game, List<Path> libraries) {
        // no processor path: otherwise the compiler runs annotation processors in the game's libraries
        List<String> options =
                new ArrayList<>(List.of("-g", "-proc:none", "-processorpath", "", "-nowarn", "--release", RELEASE));
        options.addAll(List.of("-d", game.resolve(BuiltClasses.FOLDER).toString(), "-cp", classPath(libraries)));
        DiagnosticCollector<JavaFileObject> found = new DiagnosticCollector<>();
        StringWriter rest = new StringWriter();
        try (StandardJavaFileManager files =
                compiler.getStandardFileManager(found, Locale.ENGLISH, StandardCharsets.UTF_8)) {
            Files.createDirectories(game.resolve(BuiltClasses.FOLDER));
            Iterable<? extends JavaFileObject> units = files.getJavaFileObjectsFromPaths(sources);
            Output output = new Output(files, game);
            if (!compiler.getTask(rest, output, found, options, null, units).call())
                throw new MakeException(errors(found, rest.toString(), game));
            new BuiltClasses(game).write(output.sources);
        } catch (IllegalArgumentException incomplete) {
            throw new MakeException(
                    "not compiled: the compiler of this Java is incomplete (" + incomplete.getMessage()
                            + "); use a JDK",
                    incomplete);
        } catch (IOException | GameFileException e) {
            throw unwritable(game, e);
        }
    }

    private static MakeException unwritable(Path game, Exception e) {
        return new MakeException("the classes of '" + game + "' cannot be written (" + e.getMessage() + ")", e);
    }

    /** Records the source of each class file. */
    private static final class Output extends ForwardingJavaFileManager<StandardJavaFileManager> {
        final Map<String, String> sources = new HashMap<>();
        private final Path game;

        Output(StandardJavaFileManager files, Path game) {
            super(files);
            this.game = game;
        }

        @Override
        public JavaFileObject getJavaFileForOutput(
                Location location, String name, JavaFileObject.Kind kind, @Nullable FileObject source)
                throws IOException {
            if (source != null) sources.put(name.replace('.', '/') + kind.extension, path(source, game));
            return super.getJavaFileForOutput(location, name, kind, source);
        }
    }

    private static String classPath(List<Path> libraries) {
        StringBuilder path = new StringBuilder(System.getProperty("java.class.path"));
        for (Path library : libraries) path.append(File.pathSeparator).append(library);
        return path.toString();
    }

    /** A compiler that crashes, for example on a deeply nested expression, prints a stack trace instead. */
    private static String errors(DiagnosticCollector<JavaFileObject> found, String rest, Path game) {
        String errors = found.getDiagnostics().stream()
                .filter(each -> each.getKind() == Diagnostic.Kind.ERROR)
                .map(each -> place(each, game) + each.getMessage(Locale.ENGLISH))
                .collect(Collectors.joining("\n"));
        return errors.isEmpty() ? "the compiler failed: " + head(rest) : errors;
    }

    private static String head(String rest) {
        return rest.lines()
                .filter(line -> !line.isBlank())
                .limit(LINES_OF_FAILURE)
                .collect(Collectors.joining(" "));
    }

    private static String place(Diagnostic<? extends JavaFileObject> error, Path game) {
        if (error.getSource() == null) return "";
        String line = error.getLineNumber() == Diagnostic.NOPOS ? "" : ":" + error.getLineNumber();
        return path(error.getSource(), game) + line + ": ";
    }

    /** The source's path in the game, with slashes on all systems. */
    private static String path(FileObject source, Path game) {
        Path file = game.toAbsolutePath().normalize().relativize(Path.of(source.toUri()));
        return file.toString().replace(File.separatorChar, '/');
    }
}
