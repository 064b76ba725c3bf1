package kodama.document;

import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assertions.fail;
import static org.junit.jupiter.api.Assumptions.assumeTrue;
import static org.junit.jupiter.api.DynamicContainer.dynamicContainer;
import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import kodama.data.Json;
import kodama.sound.synth.Song;
import org.junit.jupiter.api.DynamicContainer;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.io.TempDir;

/** Runs every block of code in every document, by the rules in docs/maintaining.md. */
class PagesTest {
    private static final String CHANGES = "CHANGELOG.md";

    /** Selects pages by a part of their names: {@code mvn test -Dpage=guide/time}. */
    private static final String CHOSEN = System.getProperty("page", "");

    @TempDir
    private static Path folders;

    private final UntestedBlocks notRun = new UntestedBlocks();

    @TestFactory
    Stream<DynamicContainer> everyBlockRuns() {
        return Page.all().stream()
                .filter(page -> !page.name().equals(CHANGES) && page.name().contains(CHOSEN))
                .map(page -> dynamicContainer(page.name(), tests(page)));
    }

    private Stream<DynamicTest> tests(Page page) {
        Runner runner = new Runner(page, folders.resolve(page.name().replace('/', '.')));
        Stream<DynamicTest> blocks = page.blocks().stream()
                .map(block -> dynamicTest(
                        page.name() + ":" + block.line() + " " + block.language(), () -> runner.run(block)));
        boolean isGame = page.blocks().stream().anyMatch(block -> block.path().isPresent());
        return isGame ? Stream.concat(blocks, Stream.of(dynamicTest(page.name() + " check", runner::check))) : blocks;
    }

    /** Runs the blocks of a page in order, in one folder. */
    private final class Runner {
        private final Page page;
        private final Path folder;
        private PageGame game;
        private PageShell shell;

        Runner(Page page, Path folder) {
            this.page = page;
            this.folder = folder;
        }

        void run(CodeBlock block) throws IOException, InterruptedException {
            if (game == null) game = new PageGame(folder.resolve("mygame"), page);
            switch (block.language()) {
                case "lua" -> game.run(block);
                case "sh" -> shell().run(block.directive("given").orElse("") + "\n" + notRun.without(block.text()));
                case "mml" -> assertTrue(Song.of("block", block.text()).frames() > 0);
                case "java" -> java(block);
                case "json" -> Json.read("block", block.text().getBytes(StandardCharsets.UTF_8));
                case "text" -> {}
                default -> assertTrue(notRun.has(block.language()), "no test knows how to run " + block.language());
            }
        }

        /** Checks the files of the page as they are at its end. */
        void check() {
            assumeTrue(game != null, "this Java has no compiler"); // the page has classes
            game.check();
        }

        private PageShell shell() throws IOException {
            if (shell == null) shell = new PageShell(folder);
            return shell;
        }

        /** Checks a quotation against its file in the project, or runs a Java program; classes are already compiled. */
        private void java(CodeBlock block) throws IOException, InterruptedException {
            Optional<String> file = block.directive("quotes ");
            if (file.isPresent()) {
                quoted(block, file.get().strip());
                return;
            }
            String path = PageGame.javaPath(block).orElseGet(() -> fail("neither a class nor quoted"));
            Optional<String> arguments = block.directive("run");
            String type = path.substring("java/".length(), path.length() - ".java".length());
            if (arguments.isPresent()) shell().run("java -cp kodama.jar:mygame/classes:. " + type + arguments.get());
        }

        private void quoted(CodeBlock block, String file) throws IOException {
            List<String> lines = Files.readAllLines(Page.ROOT.resolve(file));
            List<String> there = lines.stream().map(String::strip).toList();
            for (String line : block.text().lines().toList()) {
                String quoted = line.replaceFirst(" *// [①-⑨]$", "").strip();
                if (!there.contains(quoted)) fail(file + " has no line '" + quoted + "'");
            }
        }
    }
}
