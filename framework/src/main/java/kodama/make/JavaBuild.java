package kodama.make;

import java.io.File;
import java.io.IOException;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javax.tools.Diagnostic;
import javax.tools.DiagnosticCollector;
import javax.tools.JavaCompiler;
import javax.tools.JavaFileObject;
import javax.tools.StandardJavaFileManager;
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

    private static final int LINES_OF_FAILURE = 3;

    /**
     * Builds a game.
     *
     * @param game its folder
     * @return what came of it
     * @throws MakeException if the sources cannot be compiled; the message has what the compiler reports
     */
    public static JavaBuild of(Path game) {
        return of(game, List.of());
    }

    /**
     * Builds a game that uses libraries.
     *
     * @param game its folder
     * @param libraries class folders and jars that its sources use, in addition to Kodama
     * @return what came of it
     * @throws MakeException if the sources cannot be compiled; the message has the first error as {@code
     *     java/mygame/Moon.java:12: ';' expected}, and then the further ones
     */
    public static JavaBuild of(Path game, List<Path> libraries) {
        List<Path> sources = sources(game.resolve(SOURCES));
        if (sources.isEmpty()) return NOTHING;
        JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
        if (compiler == null) return NO_COMPILER;
        compile(compiler, sources, game, libraries);
        return DONE;
    }

    private static List<Path> sources(Path folder) {
        if (!Files.isDirectory(folder)) return List.of();
        try (Stream<Path> files = Files.walk(folder)) {
            return files.filter(file -> isSource(folder.relativize(file)) && Files.isRegularFile(file))
                    .sorted()
                    .toList();
        } catch (IOException | UncheckedIOException e) {
            throw new MakeException("the folder '" + folder + "' cannot be read (" + e.getMessage() + ")", e);
        }
    }

    /** Names that start with a dot are those of editors at work, as for all files of a game. */
    private static boolean isSource(Path file) {
        for (Path name : file) if (name.toString().startsWith(".")) return false;
        return file.toString().endsWith(".java");
    }

    private static void compile(JavaCompiler compiler, List<Path> sources, Path game, List<Path> libraries) {
        List<String> options = new ArrayList<>(List.of("-g", "-proc:none", "-nowarn", "--release", RELEASE));
        options.addAll(List.of("-d", game.resolve(CLASSES).toString(), "-cp", classPath(libraries)));
        DiagnosticCollector<JavaFileObject> found = new DiagnosticCollector<>();
        StringWriter rest = new StringWriter();
        try (StandardJavaFileManager files =
                compiler.getStandardFileManager(found, Locale.ENGLISH, StandardCharsets.UTF_8)) {
            Files.createDirectories(game.resolve(CLASSES));
            Iterable<? extends JavaFileObject> units = files.getJavaFileObjectsFromPaths(sources);
            if (!compiler.getTask(rest, files, found, options, null, units).call())
                throw new MakeException(errors(found, rest.toString(), game));
        } catch (IOException e) {
            throw new MakeException("the classes of '" + game + "' cannot be written (" + e.getMessage() + ")", e);
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

    /** As a game calls its files, whatever the system. */
    private static String place(Diagnostic<? extends JavaFileObject> error, Path game) {
        if (error.getSource() == null) return "";
        Path file = game.toAbsolutePath()
                .normalize()
                .relativize(Path.of(error.getSource().toUri()));
        String line = error.getLineNumber() == Diagnostic.NOPOS ? "" : ":" + error.getLineNumber();
        return file.toString().replace(File.separatorChar, '/') + line + ": ";
    }
}
