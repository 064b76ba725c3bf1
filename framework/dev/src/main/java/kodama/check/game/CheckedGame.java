package kodama.check.game;

import java.nio.charset.StandardCharsets;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import kodama.file.GameFileException;
import kodama.file.GameFiles;
import kodama.lua.bind.ModuleDoc;
import kodama.script.config.GameConfig;
import kodama.unittest.SpecFile;
import org.jspecify.annotations.Nullable;

/**
 * A game as far as it is known without running it.
 *
 * @param files its files
 * @param paths of all of them
 * @param config what its {@code game.lua} says; null if there is none or it makes no sense
 * @param scripts those that are Lua
 * @param isComplete whether that is all of its scripts: only then it can be said that something is nowhere
 * @param hasModules whether its modules that are written in Java are known
 * @param api what its scripts find
 * @param specApi what its tests find
 * @param assets its pictures, sounds and fonts
 * @param words what its scripts bring along
 * @param dataWords all words in its data files
 * @param modules what its files return
 */
public record CheckedGame(
        GameFiles files,
        Set<String> paths,
        @Nullable GameConfig config,
        List<Script> scripts,
        boolean isComplete,
        boolean hasModules,
        Api api,
        Api specApi,
        GameAssets assets,
        ScriptNames words,
        Set<String> dataWords,
        ScriptModules modules) {
    private static final Pattern WORD = Pattern.compile("[A-Za-z_]\\w*");
    private static final Pattern DATA = Pattern.compile(".*\\.(json|csv|tsv|txt|tmx|tmj|tsx|ldtk|xml)");
    private static final int MOST_DATA_BYTES = 1 << 20;

    public static CheckedGame of(
            GameFiles files,
            @Nullable GameConfig config,
            List<Script> scripts,
            List<Script> libraries,
            boolean isWhole,
            @Nullable List<ModuleDoc> further) {
        Set<String> paths = new TreeSet<>(files.all());
        List<ModuleDoc> modules = further == null ? List.of() : further;
        Api api = Api.ofScripts(modules);
        List<Script> all = Stream.concat(scripts.stream(), libraries.stream()).toList();
        return new CheckedGame(
                files,
                paths,
                config,
                scripts,
                isWhole,
                further != null,
                api,
                api.withSpecs(),
                new GameAssets(files, List.copyOf(paths)),
                new ScriptNames(all),
                dataWords(files, paths),
                new ScriptModules(all));
    }

    /** The words in data files: names of fields may come from there. */
    private static Set<String> dataWords(GameFiles files, Set<String> paths) {
        Set<String> words = new HashSet<>();
        for (String path : paths) if (DATA.matcher(path).matches()) addWords(files, path, words);
        return words;
    }

    private static void addWords(GameFiles files, String path, Set<String> words) {
        try {
            byte[] content = files.read(path);
            Matcher word = WORD.matcher(
                    new String(content, 0, Math.min(content.length, MOST_DATA_BYTES), StandardCharsets.ISO_8859_1));
            while (word.find()) words.add(word.group());
        } catch (GameFileException unreadable) {
            // what cannot be read brings no words
        }
    }

    /** Whether {@code kodama test} runs a script. */
    public static boolean isSpec(Script script) {
        return SpecFile.isSpecFile(script.path());
    }

    /** What a script finds; for a test with the API of tests. */
    public Api api(Script script) {
        return isSpec(script) ? specApi : api;
    }

    /** Whether this is a game, and not some Lua program. */
    public boolean isGame() {
        return paths.contains(GameConfig.FILE);
    }

    /**
     * Whether parts of it are written in Java, which scripts do not show; true also if its {@code game.lua} makes no
     * sense.
     */
    public boolean hasJava() {
        return config == null || !config.java().places().isEmpty();
    }

    /** Whether it may have modules in Java that could not be read: then nothing can be said of an unknown global. */
    public boolean hasUnknownModules() {
        if (hasModules) return false;
        return config == null
                ? words.names(ScriptNames.NameCategory.SET_FIELD).contains("modules")
                : !config.java().modules().isEmpty();
    }
}
