package kodama.document;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.awt.image.BufferedImage;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import javax.imageio.ImageIO;
import javax.tools.ToolProvider;
import kodama.cli.dev.Shell;

/** The game made of a page's files, in which its other blocks are run for two seconds each. */
final class PageGame {
    private static final String SCENE = "return function() wait_forever() end";

    private static final Pattern PACKAGE = Pattern.compile("(?m)^package ([\\w.]+);");
    private static final Pattern TYPE =
            Pattern.compile("(?m)^(?:public )?(?:final )?(?:class|record|interface) (\\w+)");
    private static final Pattern PICTURES =
            Pattern.compile("(?m)^.*\\b(?:sprite|image|picture|palette|icon|resource.load)\\b.*$");
    private static final Pattern NAME = Pattern.compile("\"([\\w/]+)\"");

    private final Path folder;
    private final List<CodeBlock> blocks;
    private final boolean hasScenes;

    /**
     * Writes the files that exist before the first block: the first version of each file, pictures with the names used
     * in scripts, and the files that every game needs.
     */
    PageGame(Path folder, Page page) throws IOException {
        this.folder = folder;
        this.blocks = page.blocks();
        Files.createDirectories(folder.resolve("classes"));
        Map<String, String> unseen = page.unseenFiles();
        for (var file : unseen.entrySet()) write(file.getKey(), file.getValue());
        Set<String> written = new HashSet<>(unseen.keySet());
        for (CodeBlock block : blocks) {
            Optional<String> path = path(block);
            if (path.isPresent() && written.add(path.get())) write(path.get(), block.text());
            paintAll(block);
        }
        boolean hasJava = compile();
        if (!written.contains("game.lua"))
            write("game.lua", "return {" + (hasJava ? "java = { 'classes' }" : "") + "}");
        hasScenes = Files.exists(folder.resolve("scenes"));
        if (!hasScenes || !written.contains("game.lua") && !Files.exists(folder.resolve("scenes/main.lua")))
            write("scenes/main.lua", SCENE);
    }

    private static Optional<String> path(CodeBlock block) {
        return block.language().equals("java") ? javaPath(block) : block.path();
    }

    /** Path of a Java block in the game's folder, if it is a class. */
    static Optional<String> javaPath(CodeBlock block) {
        Matcher type = TYPE.matcher(block.text());
        Matcher room = PACKAGE.matcher(block.text());
        if (block.directive("quotes ").isPresent() || !type.find()) return Optional.empty();
        String prefix = room.find() ? room.group(1).replace('.', '/') + "/" : "";
        return Optional.of("java/" + prefix + type.group(1) + ".java");
    }

    private void write(String path, String text) throws IOException {
        Path file = folder.resolve(path);
        Files.createDirectories(file.getParent());
        Files.writeString(file, text);
    }

    private void paintAll(CodeBlock block) throws IOException {
        for (MatchResult line : PICTURES.matcher(block.text()).results().toList())
            for (MatchResult name : NAME.matcher(line.group()).results().toList()) paint(name.group(1));
    }

    private void paint(String name) throws IOException {
        Path file = folder.resolve(name + ".png");
        Files.createDirectories(file.getParent());
        ImageIO.write(new BufferedImage(16, 16, BufferedImage.TYPE_INT_ARGB), "png", file.toFile());
    }

    /** Compiles the Java blocks of the page. Returns whether there are any. */
    private boolean compile() throws IOException {
        List<String> arguments = new ArrayList<>(
                List.of("-proc:none", "-d", folder.resolve("classes").toString()));
        for (CodeBlock block : blocks) {
            if (!block.language().equals("java")) continue;
            javaPath(block).ifPresent(path -> arguments.add(folder.resolve(path).toString()));
        }
        if (arguments.size() == 3) return false;
        arguments.addAll(1, List.of("-cp", System.getProperty("java.class.path")));
        assumeTrue(ToolProvider.getSystemJavaCompiler() != null, "this Java has no compiler");
        assertEquals(0, ToolProvider.getSystemJavaCompiler().run(null, null, null, arguments.toArray(String[]::new)));
        return true;
    }

    /** Runs {@code kodama check} on the game, which must find nothing. */
    void check() {
        Shell shell = new Shell(folder).kodama("check", folder.toString());
        assertEquals(0, shell.code(), shell.out() + shell.err());
    }

    /** Runs a block, which must succeed or fail with its expected error. */
    void run(CodeBlock block) throws IOException {
        Optional<String> path = block.path();
        if (path.isPresent()) write(path.get(), block.text());
        Shell shell = new Shell(folder);
        if (block.isSpec()) test(block, shell);
        else play(block, shell);
        assertEnd(block, shell);
    }

    private void test(CodeBlock block, Shell shell) throws IOException {
        String path = block.path().orElse("block_spec.lua");
        if (block.path().isEmpty()) write(path, given(block) + block.text());
        shell.kodama("test", folder.toString(), "--trust", "--filter", path);
        if (block.path().isEmpty()) Files.delete(folder.resolve(path));
        assertFalse(shell.out().contains(" 0 tests"), shell.out());
    }

    private void play(CodeBlock block, Shell shell) throws IOException {
        List<String> command =
                new ArrayList<>(List.of("run", folder.toString(), "--headless", "--seed", "1", "--trust"));
        String scene = scene(block);
        if (!scene.isEmpty()) command.addAll(List.of("--scene", scene));
        Path taken = folder.resolve("block" + pictureName(block).replaceFirst(".*(?=\\.)", ""));
        for (String word : words(block.directive("play ").orElse("--ticks 120")))
            command.add(isPicture(word) ? taken.toString() : word);
        shell.kodama(command.toArray(String[]::new));
        if (Files.isRegularFile(taken)) assertPicture(block, taken);
        if (scene.equals("block")) Files.delete(folder.resolve("scenes/block.lua"));
    }

    /** Compares a picture of the documents with the one made by its block; with {@code -Dpictures} it is replaced. */
    private static void assertPicture(CodeBlock block, Path taken) throws IOException {
        String name = pictureName(block);
        Path shown = Page.ROOT.resolve(name);
        if (System.getProperty("pictures") != null) Files.write(shown, Files.readAllBytes(taken));
        assertArrayEquals(Files.readAllBytes(taken), Files.readAllBytes(shown), name + " is not what the block shows");
        Files.delete(taken);
    }

    /** Name of the picture that a block makes, which may be animated; empty if it makes none. */
    private static String pictureName(CodeBlock block) {
        return words(block.comment()).stream()
                .filter(PageGame::isPicture)
                .findFirst()
                .orElse("");
    }

    private static boolean isPicture(String word) {
        return word.endsWith(".png") || word.endsWith(".gif");
    }

    /** The scene that runs a block, written if the block is not a scene; empty if the block or the game selects one. */
    private String scene(CodeBlock block) throws IOException {
        String path = block.path().orElse("");
        if (path.equals("game.lua") || block.directive("play ").orElse("").contains("--scene ")) return "";
        if (path.startsWith("scenes/")) return path.substring("scenes/".length(), path.length() - ".lua".length());
        write("scenes/block.lua", path.isEmpty() ? whole(block) : user(path));
        return "block";
    }

    private static String given(CodeBlock block) {
        return block.directive("given")
                .map(lines -> lines.strip().replace('\n', ' ') + " ")
                .orElse("");
    }

    /** The block as a scene: unchanged, or in the function of a task. */
    private static String whole(CodeBlock block) {
        String lines = given(block) + block.text();
        return block.isScene() ? lines : "return function(self) " + lines + "\nend";
    }

    /** A scene that loads a file of the game, and spawns its result if the page has no scenes. */
    private String user(String path) {
        String module = path.substring(0, path.length() - ".lua".length()).replace('/', '.');
        return """
                local returned = require "%s"
                return function()
                  if type(returned) == "function" and %s then spawn(returned, { x = 160, y = 120 }) end
                  wait_forever()
                end
                """.formatted(module, !hasScenes);
    }

    private static List<String> words(String options) {
        return Pattern.compile("\"([^\"]*)\"|(\\S+)")
                .matcher(options)
                .results()
                .map(word -> word.group(1) != null ? word.group(1) : word.group(2))
                .toList();
    }

    private static void assertEnd(CodeBlock block, Shell shell) {
        String logged = shell.out() + shell.err();
        Optional<String> error = block.error();
        assertEquals(error.isPresent() ? 1 : 0, shell.code(), logged);
        error.ifPresent(message -> assertTrue(logged.contains(message), logged));
    }
}
