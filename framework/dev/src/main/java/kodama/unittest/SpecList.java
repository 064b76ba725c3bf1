package kodama.unittest;

import java.util.ArrayList;
import java.util.List;
import kodama.lua.bind.Value;

/** The groups and tests that a file names while it is read. */
final class SpecList {
    /** A test, which {@code it} makes in a group. */
    record Case(SpecGroup group, Spec spec, Value body) {}

    private final List<Case> cases = new ArrayList<>();
    private SpecGroup group;
    private boolean isClosed;

    SpecList(SpecSettings settings) {
        group = SpecGroup.file(settings);
    }

    void enter(String name) {
        group = group().subgroup(name);
    }

    void leave() {
        SpecGroup outer = group.parent();
        if (outer != null) group = outer;
    }

    /** The group that is being read; the outermost is the file itself. */
    SpecGroup group() {
        if (!isClosed) return group;
        throw new IllegalStateException("a test is running; groups and tests are named while the file is read");
    }

    void add(String name, Spec.Kind kind, Value body) {
        cases.add(new Case(group(), new Spec(group.fullName(name), kind, group.settings()), body));
    }

    /** Takes no further ones, as a test begins. */
    void close() {
        isClosed = true;
    }

    Case get(int index) {
        return cases.get(index);
    }

    List<Spec> specs() {
        return cases.stream().map(Case::spec).toList();
    }
}
