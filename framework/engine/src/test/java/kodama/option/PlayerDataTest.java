package kodama.option;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Random;
import kodama.Seed;
import kodama.base.LeakTracker;
import kodama.file.ContainedPath;
import kodama.save.SaveException;
import kodama.save.Saves;
import kodama.save.Settings;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A game sees changes of the player's settings only when it adopts them, so that a replay can repeat them. */
class PlayerDataTest {
    private final PlayerData player = PlayerData.inMemory();
    private final List<String> adopted = new ArrayList<>();

    private void adopt(PlayerData game) {
        game.settings().adoptChanges((name, value) -> adopted.add(name + " = " + value));
    }

    @Test
    void aGameBeginsWithThePlayersSettings() {
        player.settings().set("muted", true);
        PlayerData game = player.forGame();
        adopt(game);
        assertEquals(true, game.settings().get("muted"));
        assertEquals(List.of(), adopted);
    }

    @Test
    void changesByOthersCountWhenTheyAreAdopted() {
        player.settings().set("muted", true);
        PlayerData game = player.forGame();
        player.settings().set("volume.music", 20);
        player.settings().set("muted", null);
        assertEquals(true, game.settings().get("muted"));
        assertNull(game.settings().get("volume.music"));
        adopt(game);
        assertNull(game.settings().get("muted"));
        assertEquals(20.0, game.settings().get("volume.music"));
        adopt(game);
        assertEquals(List.of("muted = null", "volume.music = 20.0"), adopted);
    }

    @Test
    void changesByTheGameAreThePlayersAtOnceAndNotAdopted() {
        PlayerData game = player.forGame();
        List<String> heard = new ArrayList<>();
        player.settings().listen("volume.", heard::add);
        game.settings().set("volume.music", 20);
        assertEquals(20.0, player.settings().get("volume.music"));
        game.settings().set("volume.music", null);
        assertNull(player.settings().get("volume.music"));
        assertEquals(List.of("volume.music", "volume.music"), heard);
        adopt(game);
        assertEquals(List.of(), adopted);
    }

    @Test
    void theLaterOfTwoChangesCounts() {
        PlayerData game = player.forGame();
        player.settings().set("a", 1);
        game.settings().set("a", 2);
        game.settings().set("b", 2);
        player.settings().set("b", 1);
        adopt(game);
        assertEquals(2.0, game.settings().get("a"));
        assertEquals(1.0, game.settings().get("b"));
        assertEquals(List.of("b = 1.0"), adopted);
    }

    @Test
    void theLimitsOfAGameDoNotDependOnChangesThatItHasNotAdopted() {
        PlayerData game = player.forGame();
        player.settings().set("window.x", 1);
        for (int i = 0; i < Settings.MAX_SETTINGS; i++) game.settings().set("name-" + i, i);
        assertThrows(SaveException.class, () -> game.settings().set("more", 1));
        assertEquals(Settings.MAX_SETTINGS + 1, player.settings().names("").size());
        adopt(game);
        assertEquals(List.of("window.x = 1.0"), adopted);
    }

    @Test
    void whatAGameSetsIsStored(@TempDir Path folder) {
        try (PlayerData stored = open(folder)) {
            stored.forGame().settings().set("a", 1);
        }
        try (PlayerData stored = open(folder)) {
            assertEquals(1.0, stored.settings().get("a"));
        }
    }

    private static PlayerData open(Path folder) {
        return PlayerData.of(Saves.in(ContainedPath.root(folder), line -> {}, new LeakTracker()), "ja");
    }

    @Test
    void aRecordingDoesNotOpenTheOptionsScreen() {
        PlayerData game = player.forGame();
        game.settings().detach();
        game.options().requestScreen(OptionsScreenTheme.PLAIN);
        game.settings().attach();
        assertNull(player.options().takeRequestedScreen());
        game.options().requestScreen(OptionsScreenTheme.PLAIN);
        assertEquals(OptionsScreenTheme.PLAIN, player.options().takeRequestedScreen());
    }

    @Test
    void theOptionsScreenShowsTheOptionsOfTheGame() {
        PlayerData game = player.forGame();
        game.options().begin(List.of("en", "ja"));
        game.options().add(CustomOption.of("lives", 3, 5));
        game.options().requestScreen(OptionsScreenTheme.PLAIN);
        assertEquals(List.of("en", "ja"), player.options().languages());
        assertEquals(1, player.options().customOptions().size());
        assertEquals(OptionsScreenTheme.PLAIN, player.options().takeRequestedScreen());
        assertNull(game.options().takeRequestedScreen());
        player.options().set("lives", 5);
        player.options().setLanguage("ja");
        assertEquals("ja", player.options().language());
        assertEquals(
                List.of("en", 3.0),
                List.of(game.options().language(), game.options().get("lives")));
        assertNull(game.options().takeChange());
        adopt(game);
        assertEquals(
                List.of("ja", 5.0),
                List.of(game.options().language(), game.options().get("lives")));
        assertEquals("lives", game.options().takeChange());
        assertEquals("language", game.options().takeChange());
        assertNull(game.options().takeChange());
    }

    @Test
    void dataCanHaveOtherSaves() {
        Saves other = Saves.inMemory();
        PlayerData changed = player.withSaves(other);
        assertEquals(other, changed.saves());
        assertEquals(player.settings(), changed.settings());
    }

    /** A step of a game, which may adopt changes, and then sets or reads a setting. */
    private record Step(String name, @Nullable Object value, boolean sets, List<Change> changes, String result) {}

    /** A change that was adopted. */
    private record Change(String name, @Nullable Object value) {}

    @Test
    void aReplayRepeatsRandomChanges(@Seed(35) Random random) {
        for (int round = 0; round < 5; round++) {
            PlayerData live = PlayerData.inMemory();
            PlayerData game = live.forGame();
            game.settings().set("muted", true);
            Settings recorded = Settings.inMemory(game.settings().all());
            PlayerData replay = new PlayerData(Saves.inMemory(), recorded, new GameOptions(recorded, "en"));
            for (int i = 0; i < 100; i++) {
                if (random.nextInt(3) == 0) changeByOthers(random, live);
                repeat(recorded(random, game), replay);
            }
            assertEquals(game.settings().all(), replay.settings().all());
        }
    }

    private static void changeByOthers(Random random, PlayerData live) {
        try {
            live.settings().set(name(random), value(random));
        } catch (SaveException refused) {
            // for example, it is too large
        }
    }

    private static Step recorded(Random random, PlayerData game) {
        List<Change> changes = new ArrayList<>();
        if (random.nextInt(3) == 0) game.settings().adoptChanges((name, value) -> changes.add(new Change(name, value)));
        String name = name(random);
        Object value = value(random);
        boolean sets = random.nextBoolean();
        return new Step(name, value, sets, changes, result(name, value, sets, game));
    }

    private static void repeat(Step step, PlayerData replay) {
        for (Change change : step.changes()) assertTrue(replay.settings().adopt(change.name(), change.value()));
        for (Change change : step.changes()) assertFalse(replay.settings().adopt(change.name(), change.value()));
        assertEquals(step.result(), result(step.name(), step.value(), step.sets(), replay));
    }

    private static String result(String name, @Nullable Object value, boolean sets, PlayerData data) {
        try {
            if (sets) data.settings().set(name, value);
            return data.settings().get(name) + " " + data.options().takeChange() + " "
                    + data.options().language();
        } catch (SaveException refused) {
            return Objects.requireNonNull(refused.getMessage());
        }
    }

    private static String name(Random random) {
        return List.of("language", "game.lives", "muted", "game.mode", "").get(random.nextInt(5));
    }

    private static @Nullable Object value(Random random) {
        if (random.nextInt(50) == 0) return "x".repeat(600_000); // two of these are too large
        return Arrays.asList(null, 1.0, "ja", true, List.of("a"), Map.of()).get(random.nextInt(6));
    }
}
