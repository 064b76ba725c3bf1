package kodama.dev.portal;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import kodama.base.Spelling;
import kodama.file.GameFileException;
import kodama.file.GameFiles;
import kodama.lua.bind.LuaException;
import kodama.player.menu.MenuItem;
import kodama.request.FirstScene;
import kodama.request.LoopNames;
import kodama.request.LoopRequest;
import kodama.script.config.GameConfig;
import kodama.script.config.GameConfigException;
import kodama.script.config.PortalFile;
import kodama.script.game.GameStarter;
import kodama.unittest.UnitTestLoop;
import org.jspecify.annotations.Nullable;

/**
 * Reads the entries of the portal: the normal start of the game, those of {@code portal.lua}, all scenes with their
 * marks and sections, tests, and further loop objects.
 */
public final class PortalEntries {
    private static final String FILE = "portal.lua";
    private static final String SCENES = "Scenes";
    private static final String TESTS = "Tests";

    private static final String LOOPS = "Loop objects";

    private final GameFiles files;
    private final Set<String> loops;

    /** @param loops names of the program's loop objects */
    public PortalEntries(GameFiles files, Set<String> loops) {
        this.files = files;
        this.loops = Set.copyOf(loops);
    }

    /** Entries in order, and the errors of entries that are missing. */
    record Listing(List<MenuItem<LoopRequest.SoftReset>> items, List<RuntimeException> problems) {}

    /** Reads the entries from the current files. */
    Listing read() {
        GameConfig config = config();
        Gathering gathering = new Gathering(FirstScene.of(config == null ? "" : config.scene()));
        List<RuntimeException> problems = new ArrayList<>();
        try {
            List<SceneScanner.Scene> scenes = SceneScanner.scan(files);
            Map<String, List<String>> sections = config == null ? Map.of() : sections(scenes, config);
            addListed(gathering, scenes, sections, problems);
            scenes.forEach(scene -> addScene(scene, sections.getOrDefault(scene.name(), List.of()), gathering));
            addTests(gathering);
            addOwnLoops(gathering);
        } catch (GameFileException unreadable) {
            problems.add(unreadable);
        }
        return new Listing(List.copyOf(gathering.items), List.copyOf(problems));
    }

    private Map<String, List<String>> sections(List<SceneScanner.Scene> scenes, GameConfig config) {
        Map<String, List<String>> all = new HashMap<>();
        SceneSections sections = new SceneSections(files, config.display());
        for (SceneScanner.Scene scene : scenes)
            if (scene.hasSections()) all.put(scene.name(), sections.of(scene.path()));
        return all;
    }

    private void addListed(
            Gathering gathering,
            List<SceneScanner.Scene> scenes,
            Map<String, List<String>> sections,
            List<RuntimeException> problems) {
        if (!files.exists(FILE)) return;
        PortalFile file = PortalFile.read(FILE, files, first -> {
            checkMark(first, scenes);
            checkSection(first, sections.getOrDefault(first.scene(), List.of()));
        });
        for (PortalFile.Entry each : file.entries()) gathering.addListed(each);
        problems.addAll(file.problems());
    }

    /** Checks that a mark exists: otherwise the game would search it for minutes. */
    private static void checkMark(FirstScene first, List<SceneScanner.Scene> scenes) {
        if (first.mark().isEmpty()) return;
        for (SceneScanner.Scene scene : scenes)
            if (scene.name().equals(first.scene())
                    && !scene.hasOthers()
                    && !scene.marks().contains(first.mark()))
                throw new LuaException("scene '" + scene.name() + "' has no mark '" + first.mark() + "'"
                        + Spelling.hint(first.mark(), scene.marks()));
    }

    private static void checkSection(FirstScene first, List<String> sections) {
        if (sections.isEmpty() || !(first.fields().get(GameStarter.SECTION) instanceof String section)) return;
        if (!sections.contains(section))
            throw new LuaException("scene '" + first.scene() + "' has no section '" + section + "'"
                    + Spelling.hint(section, sections));
    }

    /** The settings of game.lua; null while the file is invalid. */
    private @Nullable GameConfig config() {
        try {
            return GameConfig.read(files.read(GameConfig.FILE));
        } catch (GameFileException | GameConfigException unreadable) {
            return null;
        }
    }

    /** Adds a scene with its marks and sections, except those that portal.lua contains already. */
    private static void addScene(SceneScanner.Scene scene, List<String> sections, Gathering gathering) {
        FirstScene start = FirstScene.of(scene.name());
        gathering.addIfNew(SCENES, scene.name(), start);
        for (String mark : scene.marks()) gathering.addIfNew(SCENES, within(scene, mark), start.withMark(mark));
        for (String section : sections)
            gathering.addIfNew(SCENES, within(scene, section), start.withFields(Map.of(GameStarter.SECTION, section)));
    }

    private static String within(SceneScanner.Scene scene, String place) {
        return scene.name() + " \u00BB " + place.replace("/", " \u00BB ");
    }

    private void addTests(Gathering gathering) {
        if (!loops.contains(LoopNames.TESTS) || UnitTestLoop.files(files).isEmpty()) return;
        gathering.add(TESTS, "Run tests", "", new LoopRequest.SoftReset(LoopNames.TESTS));
    }

    private void addOwnLoops(Gathering gathering) {
        loops.stream()
                .filter(name -> !LoopNames.ALL.contains(name))
                .sorted()
                .forEach(name -> gathering.add(LOOPS, name, "", new LoopRequest.SoftReset(name)));
    }

    /** Collects items. An item's id is its group and title, with a number for duplicates. */
    private static final class Gathering {
        private final List<MenuItem<LoopRequest.SoftReset>> items = new ArrayList<>();
        private final Map<String, Integer> times = new HashMap<>(Map.of("/Play", 1));
        private final FirstScene start;

        /** Adds the normal start of the game. */
        Gathering(FirstScene start) {
            this.start = start;
            items.add(play(""));
        }

        /** Adds an entry of portal.lua; one that equals the normal start gives that its title. */
        void addListed(PortalFile.Entry each) {
            if (each.first().equals(start)) items.set(0, play(each.title()));
            else add(each.group(), each.title(), each.first());
        }

        private static MenuItem<LoopRequest.SoftReset> play(String note) {
            LoopRequest.SoftReset request = new LoopRequest.SoftReset(LoopNames.GAME, FirstScene.DEFAULT);
            return new MenuItem<>("/Play", "", "Play", note, request);
        }

        void addIfNew(String group, String title, FirstScene first) {
            boolean isThere = items.stream()
                    .anyMatch(item -> first.equals(item.requireValue().first()));
            if (!isThere && !first.equals(start)) add(group, title, first);
        }

        void add(String group, String title, FirstScene first) {
            add(group, title, first.save(), new LoopRequest.SoftReset(LoopNames.GAME, first));
        }

        void add(String group, String title, String note, LoopRequest.SoftReset request) {
            String name = group + "/" + title;
            int time = times.merge(name, 1, Integer::sum);
            items.add(new MenuItem<>(time == 1 ? name : name + "#" + time, group, title, note, request));
        }
    }
}
