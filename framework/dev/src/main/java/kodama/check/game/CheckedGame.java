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
 * @param files the game's files
 * @param paths paths of all files
 * @param config settings in {@code game.lua}; null if it is missing or invalid
 * @param scripts the scripts without syntax errors
 * @param isComplete whether these are all scripts; only then can a rule conclude that something does not exist
 * @param hasModules whether the game's modules in Java are known
 * @param api API of the scripts
 * @param specApi API of the tests
 * @param assets pictures, sounds and fonts
 * @param words names that the scripts define and use
 * @param dataWords all words in the data files
 * @param modules values that the script files return
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
    private static final int MAX_DATA_BYTES = 1 << 20;

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

    /** Returns the words in data files, which may be names of fields. */
    private static Set<String> dataWords(GameFiles files, Set<String> paths) {
        Set<String> words = new HashSet<>();
        for (String path : paths) if (DATA.matcher(path).matches()) addWords(files, path, words);
        return words;
    }

    private static void addWords(GameFiles files, String path, Set<String> words) {
        try {
            byte[] content = files.read(path);
            Matcher word = WORD.matcher(
                    new String(content, 0, Math.min(content.length, MAX_DATA_BYTES), StandardCharsets.ISO_8859_1));
            while (word.find()) words.add(word.group());
        } catch (GameFileException unreadable) {
            // an unreadable file has no words
        }
    }

    /** Whether a script is a test that {@code kodama test} runs. */
    public static boolean isSpec(Script script) {
        return SpecFile.isSpecFile(script.path());
    }

    /** Returns the API of a script, for tests including that of tests. */
    public Api api(Script script) {
        return isSpec(script) ? specApi : api;
    }

    /** Whether this is a game, and not another Lua program. */
    public boolean isGame() {
        return paths.contains(GameConfig.FILE);
    }

    /** Whether the game may have parts in Java, which scripts do not show; also true if {@code game.lua} is invalid. */
    public boolean hasJava() {
        return config == null || !config.java().places().isEmpty();
    }

    /** Whether the game may have modules in Java that could not be read; then unknown globals cannot be reported. */
    public boolean hasUnknownModules() {
        if (hasModules) return false;
        return config == null
                ? words.names(ScriptNames.NameCategory.SET_FIELD).contains("modules")
                : !config.java().modules().isEmpty();
    }
}
