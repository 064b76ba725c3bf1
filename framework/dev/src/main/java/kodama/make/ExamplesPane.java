package kodama.make;

import java.awt.BorderLayout;
import java.io.File;
import java.nio.file.Path;
import java.util.function.Consumer;
import javax.swing.JFileChooser;
import javax.swing.JLabel;
import javax.swing.JPanel;
import javax.swing.JScrollPane;
import kodama.file.GameFileException;

/** Shows the examples by their pictures, to play or copy. */
final class ExamplesPane extends JPanel {
    private static final long serialVersionUID = 1L;

    private final PictureList<Example> list;
    private final transient ProcessStarter starter;
    private final transient Consumer<Path> copied;
    private final transient Consumer<String> report;

    /** @param copied called with the folder of a copy */
    ExamplesPane(Examples examples, ProcessStarter starter, Consumer<Path> copied, Consumer<String> report) {
        super(new BorderLayout(0, StartTheme.scaled(8)));
        this.starter = starter;
        this.copied = copied;
        this.report = report;
        list = new PictureList<>("examples", examples.all(), Example::name, example -> Thumbnail.of(example.picture()));
        list.onChoice(this::play);
        setBorder(StartTheme.margin(12));
        add(new JScrollPane(list), BorderLayout.CENTER);
        add(end(), BorderLayout.SOUTH);
    }

    @Override
    public boolean requestFocusInWindow() {
        return list.requestFocusInWindow();
    }

    private JPanel end() {
        JLabel sentence = new JLabel(list.getSelectedValue().description());
        sentence.setName("example");
        list.addListSelectionListener(
                event -> sentence.setText(list.getSelectedValue().description()));
        JPanel end = new JPanel(new BorderLayout());
        end.add(sentence, BorderLayout.CENTER);
        end.add(
                new ButtonRow().add("run", "Play", 'P', this::play).add("copy", "Copy…", 'C', this::choose),
                BorderLayout.EAST);
        return end;
    }

    private void play() {
        String name = list.getSelectedValue().name();
        starter.start("kodama examples run " + name, "examples", "run", name);
    }

    private void choose() {
        JFileChooser chooser = new JFileChooser(new File("").getAbsoluteFile());
        chooser.setFileSelectionMode(JFileChooser.DIRECTORIES_ONLY);
        chooser.setDialogTitle("Copy the example into");
        if (chooser.showSaveDialog(this) == JFileChooser.APPROVE_OPTION)
            copy(chooser.getSelectedFile().toPath());
    }

    /** Copies the chosen example into a subfolder with its name. */
    void copy(Path place) {
        Example example = list.getSelectedValue();
        try {
            Path folder = place.resolve(example.name());
            Examples.copy(example, folder);
            copied.accept(folder);
        } catch (MakeException | GameFileException wrong) {
            report.accept(String.valueOf(wrong.getMessage()));
        }
    }
}
