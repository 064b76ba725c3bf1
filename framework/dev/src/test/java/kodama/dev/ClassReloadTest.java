package kodama.dev;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.jar.JarEntry;
import java.util.jar.JarOutputStream;
import kodama.base.LeakTracker;
import kodama.file.ContainedPath;
import kodama.file.FileWatch;
import kodama.file.GameFiles;
import kodama.log.Log;
import kodama.request.LoopRequest;
import kodama.request.LoopRequests;
import kodama.time.ManualClock;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.Opcodes;

class ClassReloadTest {
    private static final LoopRequest RELOAD = new LoopRequest.SoftReset("");

    @TempDir
    private Path folder;

    private final LeakTracker leakTracker = new LeakTracker();
    private final LoopRequests requests = new LoopRequests();
    private final List<String> logged = new ArrayList<>();
    private final ManualClock clock = new ManualClock();
    private final List<Path> places = new ArrayList<>();
    private long frames;

    private ClassReload watch() {
        return new ClassReload(
                this::placesThatAreThere,
                paths -> FileWatch.of(paths, () -> true),
                requests,
                new ResumeAfterSave(
                        requests, GameFiles.folder(folder), ContainedPath.root(folder), Log.to(logged::add)),
                Log.to(logged::add),
                clock,
                leakTracker);
    }

    private List<Path> placesThatAreThere() {
        for (Path place : places) if (!Files.exists(place)) throw new IllegalStateException(place + " is not there");
        return List.copyOf(places);
    }

    private ClassReload watchClasses() throws IOException {
        place("classes");
        write("Moon", bytes("Moon", "a"));
        return watch();
    }

    private Path place(String name) throws IOException {
        places.add(folder.resolve(name));
        return Files.createDirectories(folder.resolve(name));
    }

    /** The class file of a class with one field. */
    private static byte[] bytes(String name, String field) {
        return bytes(name, "java/lang/Object", field);
    }

    private static byte[] bytes(String name, String superclass, String field) {
        ClassWriter written = new ClassWriter(0);
        written.visit(Opcodes.V17, Opcodes.ACC_PUBLIC, "mygame/" + name, null, superclass, null);
        written.visitField(Opcodes.ACC_PUBLIC, field, "I", null, null);
        return written.toByteArray();
    }

    private void write(String name, byte[] content) throws IOException {
        Path file = folder.resolve("classes/mygame/" + name + ".class");
        Files.createDirectories(file.getParent());
        Files.write(file, content);
    }

    private void jar(byte[] moon) throws IOException {
        try (OutputStream file = Files.newOutputStream(folder.resolve("moon.jar"));
                JarOutputStream jar = new JarOutputStream(file)) {
            jar.putNextEntry(new JarEntry("mygame/Moon.class"));
            jar.write(moon);
        }
    }

    private void millis(ClassReload watch, int millis) {
        for (int i = 0; i < millis; i += 16) {
            clock.advanceNanos(16_000_000);
            watch.afterDraw(++frames);
        }
    }

    /** Called shortly after classes were written. */
    private void assertReloads(ClassReload watch) {
        millis(watch, 400);
        assertEquals(RELOAD, requests.drain());
    }

    private void assertKeeps(ClassReload watch, int millis) {
        millis(watch, millis);
        assertNull(requests.drain());
    }

    @Test
    void aCompiledClassResetsTheGameOnceAndIsNamed() throws IOException {
        ClassReload watch = watchClasses();
        write("Moon", bytes("Moon", "b"));
        assertReloads(watch);
        assertEquals(List.of("Java classes reloaded: mygame.Moon"), logged);
        assertKeeps(watch, 3000);

        logged.clear();
        write("Star", bytes("Star", "a"));
        millis(watch, 400);
        assertEquals(List.of("Java classes reloaded: mygame.Star"), logged);
    }

    @Test
    void theResetWaitsUntilAllClassesAreWritten() throws IOException {
        ClassReload watch = watchClasses();
        for (int i = 0; i < 10; i++) {
            write("Star" + i, bytes("Star" + i, "a"));
            assertKeeps(watch, 150);
        }
        assertReloads(watch);
        assertEquals(List.of("Java classes reloaded: mygame.Star0 and 9 more"), logged);
    }

    @Test
    void anIncompleteClassIsNotLoadedUntilItIsComplete() throws IOException {
        ClassReload watch = watchClasses();
        byte[] whole = bytes("Moon", "b");
        for (int bytes = 0; bytes < whole.length; bytes += 7) {
            write("Moon", Arrays.copyOf(whole, bytes));
            assertKeeps(watch, 500);
        }
        write("Moon", whole);
        assertReloads(watch);
        assertEquals(List.of("Java classes reloaded: mygame.Moon"), logged);
    }

    @Test
    void aClassWaitsForItsSuperclass() throws IOException {
        ClassReload watch = watchClasses();
        write("Moon", bytes("Moon", "mygame/Body", "b"));
        assertKeeps(watch, 500);
        write("Body", bytes("Body", "b"));
        assertReloads(watch);
    }

    @Test
    void aClassThatStaysBrokenIsAWarning() throws IOException {
        ClassReload watch = watchClasses();
        write("Moon", new byte[] {1, 2, 3});
        assertKeeps(watch, 5000);
        assertEquals(1, logged.size(), logged.toString());
        assertTrue(
                logged.get(0).contains("mygame/Moon.class: cannot be loaded (java.lang.ClassFormatError"),
                logged.get(0));
        assertTrue(logged.get(0).endsWith("; the game keeps its current classes"), logged.get(0));
        write("Moon", bytes("Moon", "b"));
        assertReloads(watch);
    }

    @Test
    void aClassInAPackageOfJavaIsAWarning() throws IOException {
        ClassReload watch = watchClasses();
        Path file = folder.resolve("classes/java/evil/Moon.class");
        Files.createDirectories(file.getParent());
        Files.write(file, bytes("Moon", "a"));
        assertKeeps(watch, 5000);
        assertEquals(
                List.of("java/evil/Moon.class: cannot be loaded (java.lang.SecurityException: Prohibited package"
                        + " name: java.evil); the game keeps its current classes"),
                logged);
    }

    @Test
    void aDeletedClassResetsAfterTwoSeconds() throws IOException {
        ClassReload watch = watchClasses();
        write("Star", bytes("Star", "a"));
        assertReloads(watch);
        Files.delete(folder.resolve("classes/mygame/Star.class"));
        assertKeeps(watch, 1900);
        assertReloads(watch);
    }

    @Test
    void aRebuiltFolderIsLoadedOnce() throws IOException {
        ClassReload watch = watchClasses();
        Path classes = folder.resolve("classes");
        Files.move(classes, folder.resolve("old"));
        assertKeeps(watch, 3000);
        write("Moon", bytes("Moon", "b"));
        assertReloads(watch);
        assertKeeps(watch, 3000);
    }

    @Test
    void aJarIsLoadedWhenItIsComplete() throws IOException {
        jar(bytes("Moon", "a"));
        places.add(folder.resolve("moon.jar"));
        ClassReload watch = watch();
        jar(bytes("Moon", "bc"));
        byte[] whole = Files.readAllBytes(folder.resolve("moon.jar"));
        Files.write(folder.resolve("moon.jar"), Arrays.copyOf(whole, whole.length / 2));
        assertKeeps(watch, 500);
        Files.write(folder.resolve("moon.jar"), whole);
        assertReloads(watch);
        assertEquals(List.of("Java classes reloaded: moon.jar"), logged);
    }

    @Test
    void pathsAddedToGameLuaAreWatched() throws IOException {
        ClassReload watch = watch();
        place("classes");
        watch.filesSaved(List.of("game.lua"));
        write("Moon", bytes("Moon", "a"));
        assertReloads(watch);
    }

    @Test
    void aMissingFolderIsLoadedWhenItIsCreated() throws IOException {
        places.add(folder.resolve("classes"));
        ClassReload watch = watch();
        assertKeeps(watch, 2000);
        write("Moon", bytes("Moon", "a"));
        millis(watch, 2000);
        assertEquals(RELOAD, requests.drain());
    }

    @Test
    void otherFilesInClassFoldersAreIgnored() throws IOException {
        ClassReload watch = watchClasses();
        Files.writeString(folder.resolve("classes/notes.txt"), "buy milk");
        assertKeeps(watch, 3000);
    }

    @Test
    void aClosedWatchIsRemovedFromTheLedger() throws IOException {
        ClassReload watch = watchClasses();
        assertEquals(1, leakTracker.survivors(LeakTracker.Lifetime.PROGRAM).size());
        watch.close();
        watch.close();
        write("Moon", bytes("Moon", "b"));
        assertKeeps(watch, 3000);
        assertEquals(List.of(), leakTracker.survivors(LeakTracker.Lifetime.PROGRAM));
    }
}
