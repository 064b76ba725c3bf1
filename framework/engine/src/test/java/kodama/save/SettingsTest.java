package kodama.save;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import kodama.base.LeakTracker;
import kodama.file.ContainedPath;
import kodama.option.PlayerData;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class SettingsTest {
    private final List<String> heard = new ArrayList<>();
    private final Settings settings = PlayerData.inMemory().settings();

    @Test
    void whatIsChosenIsThereAtTheNextStart(@TempDir Path folder) {
        try (PlayerData kept = open(folder)) {
            kept.settings().set("volume.music", 80);
            kept.settings().set("muted", true);
            kept.settings().set("muted", null);
            kept.settings().set("keys.1.fire", List.of("Z", "pad:A"));
            assertEquals(List.of(), kept.saves().list());
        }
        try (PlayerData kept = open(folder)) {
            assertEquals(List.of("keys.1.fire", "volume.music"), kept.settings().names(""));
            assertEquals(80, kept.settings().get("volume.music", 100));
            assertEquals(List.of("Z", "pad:A"), kept.settings().get("keys.1.fire", List.of()));
        }
    }

    @Test
    void twoGamesAtOnceKeepWhatEachHasChanged(@TempDir Path folder) {
        try (PlayerData kept = open(folder)) {
            kept.settings().set("volume.music", 80);
            kept.settings().set("muted", true);
            kept.settings().set("language", "ja");
        }
        PlayerData first = open(folder);
        PlayerData second = open(folder);
        first.settings().set("volume.music", 10);
        first.settings().set("muted", null);
        first.close();
        second.settings().set("volume.sound", 20);
        second.close();
        try (PlayerData kept = open(folder)) {
            assertEquals(10, kept.settings().get("volume.music", 100));
            assertEquals(20, kept.settings().get("volume.sound", 100));
            assertNull(kept.settings().get("muted"));
            assertEquals("ja", kept.settings().get("language", "en"));
        }
    }

    @Test
    void changesByAWatcherAreNotStored(@TempDir Path folder) throws IOException {
        try (PlayerData kept = open(folder)) {
            kept.settings().set("volume.music", 80);
        }
        byte[] file = Files.readAllBytes(folder.resolve("settings.save"));
        try (PlayerData watcher = PlayerData.of(Saves.readOnly(ContainedPath.root(folder)), "en")) {
            assertEquals(80, watcher.settings().get("volume.music", 100));
            watcher.settings().set("volume.music", 50);
            assertEquals(50, watcher.settings().get("volume.music", 100));
        }
        assertArrayEquals(file, Files.readAllBytes(folder.resolve("settings.save")));
    }

    @Test
    void allSettingsAreWrittenWhenTheFileIsGone(@TempDir Path folder) throws IOException {
        try (PlayerData kept = open(folder)) {
            kept.settings().set("a", 1);
        }
        try (PlayerData kept = open(folder)) {
            Files.delete(folder.resolve("settings.save"));
            kept.settings().set("b", 2);
        }
        try (PlayerData kept = open(folder)) {
            assertEquals(List.of("a", "b"), kept.settings().names(""));
        }
    }

    private static PlayerData open(Path folder) {
        return PlayerData.of(Saves.in(ContainedPath.root(folder), line -> {}, new LeakTracker()), "en");
    }

    @Test
    void unsetValuesHaveTheirDefault() {
        assertEquals(100, settings.get("volume.music", 100));
        assertEquals(true, settings.get("muted", true));
        assertEquals("en", settings.get("language", "en"));
        assertEquals(List.of("Z"), settings.get("keys.1.fire", List.of("Z")));
        assertNull(settings.get("language"));
    }

    @Test
    void aValueOfAnotherTypeIsIgnored() {
        settings.set("volume.music", "loud");
        settings.set("keys.1.fire", List.of("Z", 1));
        settings.set("keys.1.bomb", Map.of());
        assertEquals(100, settings.get("volume.music", 100));
        assertEquals(List.of("Z"), settings.get("keys.1.fire", List.of()));
        assertEquals(List.of(), settings.get("keys.1.bomb", List.of("X")));
    }

    @Test
    void listenersMatchANameOrItsBeginning() {
        Settings.Subscription volumes = settings.listen("volume.", heard::add);
        settings.listen("muted", name -> heard.add("! " + name));
        settings.set("volume.music", 80);
        settings.set("volume.music", 80.0);
        settings.set("muted", true);
        settings.set("muted", null);
        settings.set("muted", null);
        settings.set("volume", 1);
        volumes.close();
        settings.set("volume.music", 90);
        assertEquals(List.of("volume.music", "! muted", "! muted"), heard);
    }

    @Test
    void theirNumberIsLimited() {
        for (int i = 0; i < Settings.MAX_SETTINGS; i++) settings.set("name-" + i, i);
        settings.set("name-7", 8);
        assertRefused("'more' would be one setting too many; there can be at most 1000", "more", 1);
        assertRefused("the name of a setting must not be empty", "", 1);
        assertRefused(
                "the name of a setting must have at most 80 characters but has 81: 'aaaaaaaaaaaaaaaaaaaa…'",
                "a".repeat(81),
                1);
    }

    @Test
    void theTotalSizeIsLimited() {
        settings.set("long", "a".repeat(1 << 19));
        assertRefused(
                "all settings together must have at most 1048576 bytes but with 'other' would have 1048640",
                "other",
                "a".repeat(1 << 19));
        settings.set("long", 1);
        settings.set("other", "a".repeat(1 << 19));
    }

    private void assertRefused(String message, String name, Object value) {
        assertEquals(
                message,
                assertThrows(SaveException.class, () -> settings.set(name, value))
                        .getMessage());
    }

    @Test
    void theyDoNotCountTowardTheQuotaOfSaves() {
        try (PlayerData kept = PlayerData.inMemory()) {
            kept.settings().set("long", "a".repeat(1 << 19));
            kept.saves().write("large", "a".repeat((16 << 20) - 100));
            assertEquals(List.of("large"), kept.saves().list());
        }
    }

    @Test
    void unsupportedValuesAreRejected() {
        SaveException refused = assertThrows(SaveException.class, () -> settings.set("a.b", new Object()));
        assertEquals(
                "a.b is a java.lang.Object; only strings, numbers, booleans, lists and maps of these can be saved",
                refused.getMessage());
    }
}
