package kodama;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.stream.Stream;
import kodama.ClassCycles.Cycle;
import kodama.ClassUses.Use;
import org.junit.jupiter.api.Test;

/** The classes of a package have no cycles, except those of a list that may only shrink. */
class ClassCyclesTest {
    @Test
    void noPackageHasCyclesButThoseOfTheList() throws IOException {
        List<Cycle> found = ClassCycles.among(ClassUses.in(SourceTree.CLASSES)).all();
        assertEquals(
                List.of(),
                differences(found, resource("/kodama/class_cycles.txt").lines()));
    }

    @Test
    void classesThatDependOnEachOtherAreACycle() {
        assertEquals(List.of(new Cycle("p", List.of("A", "B", "C"))), cycles("A>B", "B>C", "C>A", "C>D", "D>E"));
    }

    @Test
    void aPackageCanHaveSeveralCycles() {
        assertEquals(
                List.of(new Cycle("p", List.of("A", "B")), new Cycle("p", List.of("C", "D"))),
                cycles("A>B", "B>A", "B>C", "C>D", "D>C"));
    }

    @Test
    void classesWithoutMutualDependenciesAreNotACycle() {
        assertEquals(List.of(), cycles("A>B", "A>C", "B>D", "C>D", "A>A"));
    }

    @Test
    void aNestedClassIsPartOfItsOutermostClass() {
        assertEquals(List.of(), cycles("A>A$Row", "A$Row>A"));
        assertEquals(List.of(new Cycle("p", List.of("A", "B"))), cycles("A$Row>B", "B>A$Part"));
    }

    @Test
    void theListMustMatchTheCycles() {
        List<Cycle> found = List.of(new Cycle("p", List.of("A", "B", "C")), new Cycle("q", List.of("D", "E")));
        assertEquals(List.of(), differences(found, Stream.of("# why", "", "p 3 old", "q 2 old")));
        assertEquals(List.of("not listed: p 3 [A, B, C]"), differences(found, Stream.of("q 2 old")));
        assertEquals(
                List.of("not listed: p 3 [A, B, C]", "listed, but no more: p 4"),
                differences(found, Stream.of("p 4 old", "q 2 old")));
        assertEquals(List.of("listed, but no more: p 2"), differences(found, Stream.of("p 2 a", "p 3 b", "q 2 c")));
    }

    private static List<Cycle> cycles(String... uses) {
        return ClassCycles.among(Stream.of(uses)
                        .map(use -> use.split(">"))
                        .map(names -> new Use("p." + names[0], "p." + names[1]))
                        .toList())
                .all();
    }

    /** A sentence for each difference. A line of the list is a package, a number of classes and a reason. */
    private static List<String> differences(Collection<Cycle> found, Stream<String> list) {
        List<String> rest = new ArrayList<>(list.filter(line -> !line.isEmpty() && !line.startsWith("#"))
                .map(line -> line.split(" +", 3))
                .map(words -> words[0] + " " + words[1])
                .toList());
        List<String> sentences = new ArrayList<>();
        for (Cycle cycle : found) {
            String line = cycle.packageName() + " " + cycle.size();
            if (!rest.remove(line)) sentences.add("not listed: " + line + " " + cycle.classes());
        }
        rest.forEach(line -> sentences.add("listed, but no more: " + line));
        return sentences;
    }

    private static String resource(String name) throws IOException {
        try (var in = ClassCyclesTest.class.getResourceAsStream(name)) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        }
    }
}
