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

    /** The oldest Java that games run on. */
    private static final String RELEASE = "17";

    private static final int LINES_OF_FAILURE = 3;

    /**
     * Builds the game of a folder.
     *
     * @throws MakeException if the sources cannot be compiled; the message has what the compiler reports
     */
    public static JavaBuild of(Path game) {
        return of(game, List.of());
    }

    /**
     * Builds a game whose sources use class folders and jars in addition to Kodama.
     *
     * @throws MakeException if the sources cannot be compiled; the message has the first error as {@code
     *     java/mygame/Moon.java:12: ';' expected}, and then the further ones
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

    /** First, so that no source is compiled against the class of a deleted one. */
    private static void clean(Path game) {
        try {
            new BuiltClasses(game).clean();
        } catch (IOException | GameFileException e) {
            throw unwritable(game, e);
        }
    }

    private static void compile(JavaCompiler compiler, List<Path> sources, Path game, List<Path> libraries) {
        // no processor path: else the compiler runs plugins that it finds in the game's libraries
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
        } catch (IOException | GameFileException e) {
            throw unwritable(game, e);
        }
    }

    private static MakeException unwritable(Path game, Exception e) {
        return new MakeException("the classes of '" + game + "' cannot be written (" + e.getMessage() + ")", e);
    }

    /** Notes the source of each class file. */
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

    /** A compiler that fails itself, as of an expression that is nested too deep, writes a stack instead. */
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

    /** As a game calls its files, whatever the system. */
    private static String path(FileObject source, Path game) {
        Path file = game.toAbsolutePath().normalize().relativize(Path.of(source.toUri()));
        return file.toString().replace(File.separatorChar, '/');
    }
}
