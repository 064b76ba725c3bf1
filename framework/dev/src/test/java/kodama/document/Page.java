package kodama.document;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * One of the project's documents.
 *
 * @param name its path in the project
 */
record Page(String name, String text) {
    static final Path ROOT = Path.of("..", "..");

    private static final Pattern BLOCK =
            Pattern.compile("(?ms)(?:^<!--((?:(?!-->).)*)-->\\s*)?^( *)```(\\w*)\\n(.*?)^ *```$");

    private static final Pattern FILE = Pattern.compile("(?ms)^<!-- file (\\S+)\\n(.*?)^-->$");

    /** All pages, sorted by name. */
    static List<Page> all() {
        try (Stream<Path> above = Files.list(ROOT);
                Stream<Path> docs = Files.walk(ROOT.resolve("docs"))) {
            return Stream.concat(above, docs)
                    .map(file -> ROOT.relativize(file).toString())
                    .filter(name -> name.endsWith(".md"))
                    .sorted()
                    .map(Page::of)
                    .toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    static Page of(String name) {
        try {
            return new Page(name, Files.readString(ROOT.resolve(name)));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Files of the page's game that are hidden from readers: their contents by path. */
    Map<String, String> unseenFiles() {
        Map<String, String> files = new TreeMap<>();
        Matcher found = FILE.matcher(text);
        while (found.find()) files.put(found.group(1), found.group(2));
        return files;
    }

    List<CodeBlock> blocks() {
        List<CodeBlock> blocks = new ArrayList<>();
        Matcher found = BLOCK.matcher(text);
        while (found.find()) {
            int line = (int) text.substring(0, found.start(3)).lines().count();
            String code = found.group(4).replaceAll("(?m)^" + found.group(2), "");
            String comment = found.group(1) == null ? "" : found.group(1).strip();
            blocks.add(new CodeBlock(line, found.group(3), code, comment));
        }
        return blocks;
    }
}
